import type { DatabaseSchema, Table } from '@parley/contract/database-schema';

/** A table by its name, with or without its schema, in whatever case and number it is written. */
export function tableFinder(schema: DatabaseSchema): (name: string) => Table | undefined {
  const known = new Map<string, Table>();
  const add = (key: string, table: Table) => {
    if (!known.has(key)) known.set(key, table);
  };
  const spellings: ((table: Table) => string)[] = [fullName, ({ name }) => name];
  for (const spelling of spellings) for (const table of schema.tables) add(spelling(table), table);
  for (const spelling of spellings) for (const table of schema.tables) add(loose(spelling(table)), table);
  return (name) => {
    const plain = name.replaceAll(/["'`[\]]/g, '').trim();
    return known.get(plain) ?? known.get(loose(plain));
  };
}

/** As people write it: with its schema only where the name alone would not do. */
export function spell(table: Table, schema: DatabaseSchema): string {
  const namesakes = schema.tables.filter(({ name }) => name === table.name);
  return namesakes.length > 1 ? fullName(table) : table.name;
}

export function fullName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return schema === '' ? name : `${schema}.${name}`;
}

export function loose(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(/e?s$/, '');
}
