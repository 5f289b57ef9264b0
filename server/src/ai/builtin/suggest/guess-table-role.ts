import type { Table } from '@parley/contract/database-schema';
import { toSingular } from '../naming/singular-and-plural.ts';
import { splitWords } from '../naming/split-words.ts';
import type { ColumnModel, TableRole } from './schema-model-types.ts';

const technicalName =
  /(^|_)(migrations?|schema_version|schema_migrations|sessions?|settings?|config|configuration|cache|jobs?|queue|locks?|tokens?|credentials|flyway|alembic|django|knex|prisma|pgmigrations|changelog|databasechangelog|metadata|spatial_ref_sys|password_resets?|verifications?|oauth|sequence)(_|$)/;
const logName = /(^|_)(logs?|audit|history|archive|backup|trail|snapshots?)(_|$)/;

export type SeenTable = {
  table: Table;
  words: readonly string[];
  columns: readonly ColumnModel[];
  /** The columns of each of its references. */
  references: readonly (readonly string[])[];
  time: ColumnModel | null;
  hasLabel: boolean;
};

const measures = new Set(['amount', 'price', 'quantity', 'rating', 'percent', 'stock']);

/**
 * By the table's own structure alone, so that a statement can be written again from a part of the schema: what
 * refers to it only decides how important it is.
 */
export function guessTableRole(seen: SeenTable): TableRole {
  const { table, words, columns, time, hasLabel } = seen;
  const references = seen.references.length;
  const name = words.join('_');
  if (table.kind === 'view' || table.kind === 'materialized view') return 'view';
  if (technicalName.test(name)) return 'technical';
  if (logName.test(name)) return 'log';
  const own = columns.filter((column) => isOwn(column));
  if (references >= 2 && own.length === 0 && isMadeOfReferences(seen)) return 'join';
  const hasMeasure = own.some(({ role }) => measures.has(role));
  if (references >= 2 && !hasMeasure && !hasLabel && isNamedAfterBoth(seen)) return 'join';
  if (references >= 1 && hasMeasure && !hasLabel && time === null) return 'line';
  const isRecord = references > 0 && time !== null && !hasLabel;
  if (isRecord) return 'event';
  if (time !== null && time.time?.meaning === 'event' && !isPerson(columns)) return 'event';
  const isSmall = own.length <= 2 && references === 0 && time === null && (table.rowEstimate ?? 0) <= 60;
  return isSmall && hasLabel ? 'lookup' : 'entity';
}

/** Its key is its references, or its name is made of theirs: a shop that has an address and a boss is no join. */
function isMadeOfReferences({ table, words, references }: SeenTable): boolean {
  const referring = references.flat();
  const isKey = table.primaryKey.length > 1 && table.primaryKey.every((column) => referring.includes(column));
  const spoken = referring.flatMap((column) => splitWords(column)).map(toSingular);
  return isKey || words.filter((word) => spoken.includes(toSingular(word))).length >= 2;
}

/** `workspace_users` with a role and a day of joining still only says who belongs where. */
function isNamedAfterBoth({ words, references }: SeenTable): boolean {
  const spoken = references
    .flat()
    .flatMap((column) => splitWords(column))
    .map(toSingular);
  return words.length >= 2 && words.every((word) => spoken.includes(toSingular(word)));
}

function isOwn({ role, time }: ColumnModel): boolean {
  if (role === 'key' || role === 'reference') return false;
  return time === null || time.meaning === 'event' || time.meaning === 'done';
}

function isPerson(columns: readonly ColumnModel[]): boolean {
  return columns.some(({ role, time }) => role === 'email' || time?.meaning === 'birth');
}
