import { ParleyError } from '@parley/contract/errors';
import { oauthLimits, projectMessages } from '@parley/contract/hosted-projects';
import type { Listing, StoredGrant } from '../../store/grant-rehearsal-and-upload-types.ts';
import type { Store } from '../../store/store.ts';
import type { ManagementApiClient } from './management-api-client.ts';
import type { Grants } from './oauth-grants.ts';

/** What a grant gives access to. `problem` says why it could not be asked; then `listing` is what was known. */
export type Listed = { listing: Listing; listedAt: string; problem: string | null };

export type ProjectListings = { of(grant: StoredGrant, options?: { refresh?: boolean }): Promise<Listed> };

type Parts = { store: Pick<Store, 'grants'>; grants: Grants; api: ManagementApiClient };

/** The service's limit is shared by everybody who uses this server, so what it said is kept for a while. */
export function createProjectListings(parts: Parts): ProjectListings {
  const running = new Map<string, Promise<Listed>>();
  return {
    of: (grant, { refresh = false } = {}) => {
      const { listing, listedAt } = grant;
      if (!refresh && listing && listedAt && isRecent(listedAt))
        return Promise.resolve({ listing, listedAt, problem: null });
      const known = running.get(grant.id);
      if (known) return known;
      const asking = ask(parts, grant).finally(() => running.delete(grant.id));
      running.set(grant.id, asking);
      return asking;
    },
  };
}

function isRecent(listedAt: string): boolean {
  return Date.now() - Date.parse(listedAt) < oauthLimits.projectsFresh;
}

async function ask({ store, grants, api }: Parts, grant: StoredGrant): Promise<Listed> {
  try {
    const listing = await grants.call(grant, (token) => read(api, token));
    await store.grants.saveListing(grant.id, listing);
    return { listing, listedAt: new Date().toISOString(), problem: null };
  } catch (error) {
    if (!(error instanceof ParleyError)) throw error;
    // A grant that is gone gives access to nothing; one that cannot be asked still gives what it gave.
    const known = error.code === 'grant_missing' ? null : grant.listing;
    const listedAt = (known && grant.listedAt) ?? new Date().toISOString();
    return { listing: known ?? { organizations: [], projects: [] }, listedAt, problem: error.message };
  }
}

async function read(api: ManagementApiClient, token: string): Promise<Listing> {
  const organizations = (await organizationsOf(api, token)).map(({ slug, name }) => ({ slug, name }));
  const projects = await Promise.all(
    organizations.map(async (organization) =>
      (await api.projectsOf(token, organization.slug)).map((project) => ({
        ref: project.ref,
        name: project.name,
        region: project.region,
        status: project.status,
        created_at: project.inserted_at,
        organization,
      })),
    ),
  );
  return { organizations, projects: projects.flat() };
}

async function organizationsOf(api: ManagementApiClient, token: string) {
  try {
    return await api.organizations(token);
  } catch (error) {
    if (!(error instanceof ParleyError) || error.code === 'hosted_rate_limited') throw error;
    const message = `${projectMessages.noOrganizations}: ${error.message}`;
    throw new ParleyError(error.code, { message, cause: error });
  }
}
