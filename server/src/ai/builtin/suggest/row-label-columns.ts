import type { Table } from '@parley/contract/database-schema';
import type { ColumnModel } from './schema-model-types.ts';

const firstName = /^(first|given|fore|vor)_?name$/;
const lastName = /^(last|family|sur|nach)_?name$/;

type Labelled = {
  table: Table;
  columns: readonly ColumnModel[];
  /** What the table is about, in the singular. */
  own: string;
  /** Something that happened: then a name in it is somebody else's, such as the ship name of an order. */
  isRecord: boolean;
};

/** What a person calls a row by. */
export function rowLabelColumns({ table, columns, own, isRecord }: Labelled): ColumnModel[] {
  const byName = (pattern: RegExp) => columns.find(({ words }) => pattern.test(words.join('_')));
  const names = columns.filter(({ role }) => role === 'name');
  const plain = names.find(
    ({ words }) => words.length === 1 && /^(name|title|nombre|titel)$/.test(words[0] ?? ''),
  );
  const [first, last] = [byName(firstName), byName(lastName)];
  if (plain && !(first && last)) return [plain];
  if (first && last) return [first, last];
  const best =
    names.find(({ words }) => words.join(' ') === own) ??
    names.find(({ words }) => words.join(' ') === `${own} name`) ??
    (isRecord ? undefined : (names.find(({ words }) => words.at(-1) === 'name') ?? names[0])) ??
    columns.find((column) => isOnlyOne(table, column)) ??
    columns.find(
      ({ role, words }) => role === 'code' && /name|login|handle|code|sku/.test(words.join(' ')),
    ) ??
    columns.find(({ role }) => role === 'email') ??
    columns.find(({ label }) => label === `${own} description`);
  return best ? [best] : [];
}

function isOnlyOne({ uniques }: Table, { name, column, role }: ColumnModel): boolean {
  const isSpoken = role === 'code' || role === 'text' || role === 'email';
  return (
    column.kind === 'text' && isSpoken && uniques.some((unique) => unique.length === 1 && unique[0] === name)
  );
}
