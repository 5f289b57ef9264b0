import type { Column, Table } from '@parley/contract/database-schema';
import { parameterSchema } from '@parley/contract/parameters';
import { describe, expect, test } from 'vitest';
import { exampleToolsForTable } from './example-tools-for-table.ts';

function column(name: string, change: Partial<Column> = {}): Column {
  return {
    name,
    type: 'text',
    kind: 'text',
    nullable: true,
    default: null,
    generated: null,
    enumValues: null,
    comment: null,
    ...change,
  };
}

function table(name: string, columns: Column[], change: Partial<Table> = {}): Table {
  return {
    schema: 'public',
    name,
    kind: 'table',
    columns,
    primaryKey: ['id'],
    uniques: [],
    foreignKeys: [],
    comment: null,
    rowEstimate: null,
    derived: { primaryKey: ['id'], displayColumn: null, hasTimestamps: false },
    ...change,
  };
}

const films = table('films', [
  column('id', { kind: 'integer', nullable: false, generated: 'identity' }),
  column('title', { nullable: false }),
  column('rating', { kind: 'enum', enumValues: ['U', 'PG'] }),
  column('created_at', { kind: 'timestamp', nullable: false }),
]);

function tool(source: Table, action: string) {
  const found = exampleToolsForTable(source).find((one) => one.action === action);
  if (!found) throw new Error(`There is no tool to ${action}.`);
  return found;
}

const required = (source: Table, action: string) =>
  tool(source, action)
    .parameters.filter((one) => one.required)
    .map(({ name }) => name);

describe('the example tools of a table', () => {
  test('[G07] are list, get, create, update and delete', () => {
    expect(exampleToolsForTable(films).map(({ name }) => name)).toEqual([
      'list_films',
      'get_films',
      'create_films',
      'update_films',
      'delete_films',
    ]);
  });

  test('[G07] list takes ten rows, the newest where the table tells', () => {
    expect(tool(films, 'list').sql).toBe('SELECT *\nFROM public.films\nORDER BY created_at DESC\nLIMIT 10');
    expect(tool(table('tags', [column('id')]), 'list').sql).toBe('SELECT *\nFROM public.tags\nLIMIT 10');
    expect(tool(films, 'get').sql).toBe('SELECT *\nFROM public.films\nWHERE id = :id\nLIMIT 10');
  });

  test('[G07] create requires what may not be null, and leaves out what the engine fills', () => {
    expect(required(films, 'create')).toEqual(['title', 'created_at']);
    expect(tool(films, 'create').sql).toBe(
      'INSERT INTO public.films (title, rating, created_at)\nVALUES (:title, :rating, :created_at)\nRETURNING *',
    );
  });

  test('[G07] update and delete require the key and nothing else', () => {
    expect(required(films, 'update')).toEqual(['id']);
    expect(required(films, 'delete')).toEqual(['id']);
    expect(tool(films, 'update').sql).toContain('title = COALESCE(:title, title)');
    expect(tool(films, 'delete').sql).toBe('DELETE FROM public.films\nWHERE id = :id\nRETURNING *');
  });

  test('[G07] a key of two columns is asked for whole', () => {
    const links = table('film_tags', [column('film_id'), column('tag_id'), column('note')], {
      derived: { primaryKey: ['film_id', 'tag_id'], displayColumn: null, hasTimestamps: false },
    });
    expect(required(links, 'delete')).toEqual(['film_id', 'tag_id']);
    expect(tool(links, 'get').sql).toContain('WHERE film_id = :film_id AND tag_id = :tag_id');
  });

  test('odd names are quoted in SQL and made plain in parameters', () => {
    const odd = table('Order', [column('id'), column('Größe "x"'), column('user'), column('2nd')]);
    const { sql, parameters } = tool(odd, 'create');
    expect(sql).toContain('INSERT INTO public."Order" (id, "Größe ""x""", "user", "2nd")');
    for (const one of parameters) expect(parameterSchema.safeParse(one).success).toBe(true);
  });

  test('a view can only be listed', () => {
    expect(
      exampleToolsForTable(table('sales', [column('day')], { kind: 'view' })).map(({ action }) => action),
    ).toEqual(['list']);
  });

  test('an enum brings its values along', () => {
    const rating = tool(films, 'create').parameters.find(({ name }) => name === 'rating');
    expect(rating).toMatchObject({ type: 'enum', options: ['U', 'PG'] });
  });
});
