import type { Config, HostedConfig } from '../../platform/config.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Store } from '../../store/store.ts';
import { createProjectListings } from './cached-project-listings.ts';
import { createHostedProjectService, type HostedProjectService } from './hosted-project-service.ts';
import { createProjectSchemaLoader, type ProjectSchemaLoader } from './load-project-schema.ts';
import { createManagementApiClient, type ManagementApiClient } from './management-api-client.ts';
import { createGrants, type Grants } from './oauth-grants.ts';
import { createOauthTokenClient } from './oauth-token-client.ts';
import { createProjectCalls, type ProjectCalls } from './project-calls-with-grant.ts';
import { createProjectRest } from './project-rest-client.ts';

/** The hosted service as far as it needs no database to be open. */
export type Hosted = {
  grants: Grants;
  projects: HostedProjectService;
  calls: ProjectCalls;
  api: ManagementApiClient;
  loadSchema: ProjectSchemaLoader;
};

type Parts = { config: Config; hosted: HostedConfig; store: Store; secrets: SecretBox };

export function createHosted({ config, hosted, store, secrets }: Parts): Hosted {
  const api = createManagementApiClient(hosted.apiUrl);
  const oauth = createOauthTokenClient(hosted);
  const grants = createGrants({ store, secrets, oauth, hosted, addresses: config });
  const listings = createProjectListings({ store, grants, api });
  const calls = createProjectCalls({ store, grants, api });
  return {
    api,
    grants,
    projects: createHostedProjectService({ store, grants, listings }),
    calls,
    loadSchema: createProjectSchemaLoader(createProjectRest({ hosted, calls, api })),
  };
}
