import { createHash } from 'node:crypto';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import type { Schema } from '@parley/reader/schema/schema-types';

export type Cells = [column: number, values: readonly string[]][];

/**
 * Equal keys mean equal structure and equal values. Two people's databases of one structure must not be taken for one
 * another: what was read would name values of somebody else's.
 */
export function databaseContentHash(
  { fingerprint }: Pick<DatabaseSchema, 'fingerprint'>,
  { columns }: Pick<Schema, 'columns'>,
  cells: Cells,
): string {
  const hash = createHash('sha256').update(fingerprint);
  for (const { timeStorage, values, latest } of columns)
    hash.update(` ${timeStorage} ${digestOf(values)} ${latest ?? ''}`);
  for (const [column, values] of cells) hash.update(` ${column} ${digestOf(values)}`);
  return hash.digest('base64url');
}

/** Of lists that are kept between questions, the longest of some thousand values. */
const digests = new WeakMap<readonly string[], string>();

function digestOf(values: readonly string[]): string {
  if (values.length === 0) return '';
  const known = digests.get(values);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
  digests.set(values, digest);
  return digest;
}
