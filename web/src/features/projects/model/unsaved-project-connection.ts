import type { Connection } from '@parley/contract/connections';
import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import type { Project } from '@parley/contract/hosted-projects';

type Made = { project: Project; email: string; id: string; now: string };

/** What this browser keeps of a connection that the server could not save. */
export function unsavedProjectConnection({ project, email, id, now }: Made): Connection {
  const { port, database } = connectionKinds.supabase.defaults;
  return {
    id,
    name: project.name,
    description: '',
    type: 'supabase',
    host: `db.${project.ref}.supabase.co`,
    port,
    database,
    username: email,
    file: null,
    ssl: 'require',
    hasPassword: false,
    passwordLost: false,
    usesConnectionString: false,
    allowWrites: false,
    savedToolsOnly: false,
    schemas: [],
    trustedFunctions: [],
    isSample: false,
    projectRef: project.ref,
    status: 'active',
    lastConnected: now,
    tablesCount: null,
    createdAt: now,
    updatedAt: now,
  };
}
