import type { Recorder } from '../records/execution-recorder.ts';
import type { Store } from '../store/store.ts';
import { createDiagnostics, type Diagnostics } from './hosted/diagnostics.ts';
import type { Hosted } from './hosted/hosted.ts';
import { createProxy, type SupabaseProxy } from './hosted/management-api-proxy.ts';
import { createWithProject } from './hosted/open-project.ts';
import type { DatabaseAccess } from './opening/database-access.ts';

/** What looks into a hosted project's database. */
export type ProjectTools = { diagnostics: Diagnostics; proxy: SupabaseProxy };

type Parts = { store: Store; hosted: Hosted; databaseAccess: DatabaseAccess; recorder: Recorder };

export function createProjectTools({ store, hosted, databaseAccess, recorder }: Parts): ProjectTools {
  const withProject = createWithProject({ store, projects: hosted.projects, databaseAccess });
  return {
    diagnostics: createDiagnostics({ store, hosted, withProject }),
    proxy: createProxy({ store, hosted, withProject, recorder }),
  };
}
