import type { DatabaseSchema } from '@parley/contract/database-schema';

/** What an editor can complete: columns by table, tables by schema where the engine has schemas. */
export function sqlCompletions(schema: DatabaseSchema | null): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { schema: room, name, columns } of schema?.tables ?? []) {
    names[room === '' || room === 'public' ? name : `${room}.${name}`] = columns.map((column) => column.name);
  }
  return names;
}
