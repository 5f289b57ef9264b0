import type { Connection } from '@parley/contract/connections';
import { databaseSchema } from '@parley/contract/database-schema';
import { z } from 'zod';
import { browserStorage, type SafeStorage } from '../../../lib/storage/browser-storage.ts';

const KEY = 'active_project';

/** What this browser knows of the source that was chosen last, and by whom. Names and structure, no secret. */
const remembered = z.object({
  profile_id: z.string(),
  id: z.uuid(),
  type: z.string(),
  name: z.string(),
  project_ref: z.string().nullable(),
  connected: z.boolean(),
  last_connected: z.iso.datetime(),
  schema: databaseSchema.nullable(),
});

export type ActiveProject = z.infer<typeof remembered>;

type Chosen = {
  owner: string;
  connection: Pick<Connection, 'id' | 'type' | 'name' | 'projectRef'>;
  schema?: ActiveProject['schema'];
  now: Date;
};

export function rememberActive(chosen: Chosen, storage: SafeStorage = browserStorage): void {
  const { owner, connection, schema = null, now } = chosen;
  const record: ActiveProject = {
    profile_id: owner,
    id: connection.id,
    type: connection.type,
    name: connection.name,
    project_ref: connection.projectRef,
    connected: true,
    last_connected: now.toISOString(),
    schema,
  };
  storage.write(KEY, JSON.stringify(record));
}

/** Another person's choice in the same browser is not theirs. */
export function readActive(owner: string, storage: SafeStorage = browserStorage): ActiveProject | null {
  const record = remembered.safeParse(parse(storage.read(KEY))).data;
  return record?.profile_id === owner ? record : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
