import type { Recorder } from '../records/execution-recorder.ts';
import type { Store } from '../store/store.ts';
import type { Hosted } from './hosted/hosted.ts';
import { createManagementApiProxy, type ManagementApiProxy } from './hosted/management-api-proxy.ts';
import { createWithProject } from './hosted/open-project-database.ts';
import { createProjectDiagnostics, type ProjectDiagnostics } from './hosted/project-diagnostics.ts';
import type { DatabaseAccess } from './opening/database-access.ts';

/** What looks into a hosted project's database. */
export type HostedDiagnosticsAndProxy = { diagnostics: ProjectDiagnostics; proxy: ManagementApiProxy };

type Parts = { store: Store; hosted: Hosted; databaseAccess: DatabaseAccess; recorder: Recorder };

export function createHostedDiagnosticsAndProxy({
  store,
  hosted,
  databaseAccess,
  recorder,
}: Parts): HostedDiagnosticsAndProxy {
  const withProject = createWithProject({ store, projects: hosted.projects, databaseAccess });
  return {
    diagnostics: createProjectDiagnostics({ store, hosted, withProject }),
    proxy: createManagementApiProxy({ store, hosted, withProject, recorder }),
  };
}
