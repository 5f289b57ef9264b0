import { describe, expect, test } from 'vitest';
import { readToolboxFile } from './read-mcp-toolbox-file.ts';

const file = `
sources:
  my-source:
    kind: postgres
    password: secret
tools:
  search-hotels_by-name:
    kind: postgres-sql
    source: my-source
    description: Search for hotels.
    parameters:
      - name: name
        type: string
        description: The name of the hotel.
      - name: stars
        type: integer
        default: 3
    statement: SELECT * FROM hotels WHERE name ILIKE '%' || $1 || '%' AND stars >= $2 -- not $3
      ;
`;

test('[H05] a Toolbox file’s tools are taken over with named parameters', () => {
  const { tools, failed } = readToolboxFile(file);
  expect(failed).toEqual([]);
  expect(tools).toEqual([
    {
      name: 'Search hotels by name',
      description: 'Search for hotels.',
      type: 'query',
      dialect: 'postgres',
      sql: "SELECT * FROM hotels WHERE name ILIKE '%' || :name || '%' AND stars >= :stars -- not $3",
      parameters: [
        { name: 'name', type: 'text', description: 'The name of the hotel.', required: true },
        { name: 'stars', type: 'integer', description: '', required: false, default: 3 },
      ],
      isActive: true,
    },
  ]);
});

test('[H05] a file of one document a tool is read as well', () => {
  const { tools } = readToolboxFile(`
kind: source
name: shop
type: sqlite
---
kind: tool
name: rename
type: sqlite-sql
source: shop
statement: UPDATE items SET name = ?2 WHERE id = ?1 AND '?' <> name
parameters:
  - { name: item-id, type: integer }
  - { name: name, type: string, allowedValues: [a, b] }
---
kind: tool
name: between
type: mysql-sql
source: shop
statement: SELECT "?" FROM items WHERE id > ? AND id < ?
parameters:
  - { name: low, type: float }
  - { name: high, type: float }
`);
  expect(tools).toMatchObject([
    {
      type: 'mutation',
      sql: "UPDATE items SET name = :name WHERE id = :item_id AND '?' <> name",
      parameters: [{ name: 'item_id' }, { name: 'name', type: 'enum', options: ['a', 'b'] }],
    },
    { dialect: 'mysql', sql: 'SELECT "?" FROM items WHERE id > :low AND id < :high' },
  ]);
});

test('[H05] a parameter that is an array becomes a list of the type of its items', () => {
  const { tools, failed } = readToolboxFile(`
tools:
  by-ids:
    kind: postgres-sql
    statement: SELECT * FROM hotels WHERE id = ANY($1) AND city = ANY($2)
    parameters:
      - { name: ids, type: array, items: { name: id, type: integer, description: An id } }
      - { name: cities, type: array, items: { name: city, type: string }, default: [Basel, Bern] }
`);
  expect(failed).toEqual([]);
  expect(tools[0]?.parameters).toEqual([
    { name: 'ids', type: 'integer', list: true, description: '', required: true },
    {
      name: 'cities',
      type: 'text',
      list: true,
      description: '',
      required: false,
      default: ['Basel', 'Bern'],
    },
  ]);
});

describe('what cannot be a tool is left out with the reason', () => {
  const tool = (body: string) => `tools:\n  odd:\n${body.replaceAll(/^/gm, '    ')}`;
  test.each([
    [
      'kind: postgres-sql\nstatement: SELECT * FROM {{.table}}\ntemplateParameters: [{ name: table }]',
      'pasted into the SQL',
    ],
    ['kind: postgres-sql\nstatement: SELECT {{.x}}', 'pasted into the SQL'],
    ['kind: bigquery-sql\nstatement: SELECT 1', 'bigquery-sql'],
    ['kind: postgres-sql', 'statement'],
    ['kind: postgres-sql\nstatement: SELECT $2\nparameters: [{ name: a, type: string }]', 'more places'],
    ['kind: postgres-sql\nstatement: SELECT $1\nparameters: [{ name: a, type: array }]', 'type array'],
  ])('%s', (body, reason) => {
    const { tools, failed } = readToolboxFile(tool(body));
    expect(tools).toEqual([]);
    expect(failed).toEqual([{ name: 'odd', reason: expect.stringContaining(reason) }]);
  });
});

test.each([
  '',
  'just words',
  'a: [',
  'toolsets: {}',
  `a: &a [1,1]\nb: &b [${'*a,'.repeat(60)}*a]\ntools: {}`,
])('a file without tools is not a file of tools: %s', (text) => {
  expect(() => readToolboxFile(text)).toThrow('The file could not be read');
});
