import type { Dialect } from '@parley/contract/schema';
import { tablesRead } from '../guard/tables-read.ts';

/** What a statement does, in sentences made from its text alone. */
export async function explainSql(dialect: Dialect, sql: string): Promise<string[]> {
  const named = await tablesRead(dialect, sql);
  if ('refused' in named) return [`This statement cannot be read: ${named.refused}`];
  const tables = [...new Set(named.tables.filter((name) => !named.parts.includes(name)))];
  return [tables.length > 0 ? `It reads ${tables.join(', ')}.` : 'It reads no table.'];
}
