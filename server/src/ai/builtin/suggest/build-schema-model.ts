import type { Column, DatabaseSchema, Dialect, Table } from '@parley/contract/database-schema';
import type { ColumnProfile } from '../../port.ts';
import { labelOf } from '../naming/label-wording.ts';
import { splitWords } from '../naming/split-words.ts';
import { tableNoun } from '../naming/table-noun.ts';
import { columnWords } from './column-name-vocabulary.ts';
import { detectTimeColumn } from './detect-time-column.ts';
import { type FoundLink, findTableLinks, placeOf } from './find-table-links.ts';
import { foreignKeyColumns } from './foreign-key-columns.ts';
import { guessColumnRole } from './guess-column-role.ts';
import { guessTableRole } from './guess-table-role.ts';
import { nounForForeignKey } from './noun-for-foreign-key.ts';
import { rowLabelColumns } from './row-label-columns.ts';
import type { ColumnModel, Link, Model, TableModel, TimeFact } from './schema-model-types.ts';

export type ModelSource = {
  dialect: Dialect;
  today: string;
  tables: readonly Table[];
  relationships: DatabaseSchema['relationships'];
  profiles: readonly ColumnProfile[];
};

type Growing = TableModel & { up: Link[]; down: Link[] };

/** What the engine makes of a schema: roles, names and the links between tables. */
export function buildSchemaModel({ dialect, today, tables, relationships, profiles }: ModelSource): Model {
  const known = new Map(
    profiles.map((profile) => [`${placeOf(profile.schema, profile.table)}\0${profile.column}`, profile]),
  );
  const profileOf = (table: Table, column: string) =>
    known.get(`${placeOf(table.schema, table.name)}\0${column}`) ?? null;
  const usable = tables.filter(({ columns }) => columns.length > 0);
  const links = Map.groupBy(findTableLinks(usable, relationships), ({ from }) => from);
  const told = Map.groupBy(relationships, (link) => placeOf(link.source_schema, link.source_table));
  const models = new Map<Table, Growing>(
    usable.map((table) => [
      table,
      readTable(table, {
        dialect,
        references: foreignKeyColumns(
          table,
          told.get(placeOf(table.schema, table.name)) ?? [],
          links.get(table) ?? [],
        ),
        profileOf: (column) => profileOf(table, column),
      }),
    ]),
  );
  for (const found of [...links.values()].flat()) connect(found, models);
  return { dialect, today, tables: [...models.values()] };
}

type Reading = {
  dialect: Dialect;
  /** Each of its references, as the columns it is made of; also those to tables that are not here. */
  references: readonly (readonly string[])[];
  profileOf: (column: string) => ColumnProfile | null;
};

function readTable(table: Table, { dialect, references, profileOf }: Reading): Growing {
  const noun = tableNoun(table.name);
  const words = splitWords(noun.one);
  const referring = new Set(references.flat());
  const isAddressed = table.columns.some(({ name }) =>
    splitWords(name).some((word) => columnWords.place.has(word)),
  );
  const columns = table.columns.map((column): ColumnModel => {
    const seen = { dialect, column, words: splitWords(column.name), profile: profileOf(column.name) };
    const isReference = referring.has(column.name);
    const time = isReference ? null : detectTimeColumn(seen);
    const isKey = table.derived.primaryKey.includes(column.name);
    const role = guessColumnRole({
      ...seen,
      table: table.name,
      tableWords: words,
      isKey,
      isReference,
      isTime: time !== null,
      isAddressed,
      rows: table.rowEstimate,
    });
    return {
      name: column.name,
      column,
      words: seen.words,
      label: labelOf(column.name),
      role,
      time: role === 'time' ? time : null,
      options: role === 'secret' ? null : (column.enumValues ?? seen.profile?.values ?? null),
      profile: role === 'secret' ? null : seen.profile,
    };
  });
  const time = mainTime(columns, words);
  const isRecord =
    references.length > 0 && (time?.time?.meaning === 'event' || time?.time?.meaning === 'done');
  const label = rowLabelColumns({ table, columns, own: words.join(' '), isRecord });
  return {
    table,
    noun,
    words,
    role: guessTableRole({
      table,
      words,
      columns,
      references,
      time,
      hasLabel: label.length > 0,
    }),
    columns,
    key: keyOf(table, columns),
    label,
    time,
    up: [],
    down: [],
  };
}

function keyOf(table: Table, columns: readonly ColumnModel[]): ColumnModel[] {
  const declared =
    table.primaryKey.length > 0 ? table.primaryKey : (table.uniques[0] ?? table.derived.primaryKey);
  return declared.flatMap((name) => columns.find((column) => column.name === name) ?? []);
}

/** When a row happened; what ends it ('paid_at') counts where each row has it, and what may never come ('refunded_at') last. */
function mainTime(columns: readonly ColumnModel[], tableWords: readonly string[]): ColumnModel | null {
  const times = columns.filter(({ time, column }) => time !== null && weightOf(time, column) > 0);
  const rank = (column: ColumnModel) =>
    (column.words.some((word) => tableWords.includes(word)) ? 8 : 0) +
    (column.column.nullable ? 0 : 4) +
    (column.time === null ? 0 : weightOf(column.time, column.column));
  return times.toSorted((left, right) => rank(right) - rank(left))[0] ?? null;
}

function weightOf({ meaning }: TimeFact, { nullable }: Column): number {
  if (meaning === 'event') return 3;
  if (meaning === 'created') return 2;
  return meaning === 'done' && !nullable ? 1 : 0;
}

function connect({ from, to, columns }: FoundLink, models: ReadonlyMap<Table, Growing>): void {
  const [source, target] = [models.get(from), models.get(to)];
  if (!source || !target) return;
  const referring = source.columns.filter(({ name }) => columns.some((pair) => pair.from === name));
  const link: Link = {
    from: source,
    to: target,
    columns,
    label: nounForForeignKey(referring, target),
    isOptional: from.foreignKeys.length === 0 || referring.some(({ column }) => column.nullable),
  };
  source.up.push(link);
  target.down.push(link);
}
