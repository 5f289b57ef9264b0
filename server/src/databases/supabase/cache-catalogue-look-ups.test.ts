import { expect, test } from 'vitest';
import type { RelationFact, Wanted } from '../../guard/postgres/public-types.ts';
import { cacheLookUps } from './cache-catalogue-look-ups.ts';

const fact = (name: string): RelationFact => ({
  asked: { schema: 'public', name },
  schema: 'public',
  name,
  builtIn: false,
  kind: 'table',
  extension: null,
  definition: null,
  wrappers: [],
  columnChecks: [],
  innerChecks: [],
  columns: [],
  computed: [],
  planned: [],
  othersPolicies: [],
  owner: '10',
  holdsForOwner: false,
  hasOwnTypes: false,
});
const wanted = (tables: string[], functions: string[]): Wanted => ({
  relations: tables.map((name) => ({ schema: 'public', name })),
  functions: functions.map((name) => ({ schema: null, name })),
  operators: [],
  types: [],
});

test('asks for each table once, and for the same functions once', async () => {
  const asked: string[][] = [];
  const lookUp = cacheLookUps(async ({ relations, functions }) => {
    asked.push([...relations, ...functions].map(({ name }) => name));
    return { functions: [], types: [], relations: relations.map(({ name }) => fact(name)) };
  });
  await lookUp(wanted(['orders'], ['count']));
  await lookUp(wanted(['orders'], ['count']));
  const both = await lookUp(wanted(['orders', 'customers'], ['count']));
  await lookUp(wanted(['orders'], ['sum']));
  expect(asked).toEqual([['orders', 'count'], ['customers'], ['sum']]);
  expect(both.relations.map(({ name }) => name)).toEqual(['orders', 'customers']);
});

test('tells nothing of tables that a statement does not name', async () => {
  const lookUp = cacheLookUps(async ({ relations }) => ({
    functions: [],
    types: [],
    relations: relations.map(({ name }) => fact(name)),
  }));
  await lookUp(wanted(['secrets'], []));
  const { relations } = await lookUp(wanted(['orders'], []));
  expect(relations.map(({ name }) => name)).toEqual(['orders']);
});

test('remembers nothing of what operators do on columns that have some of their own', async () => {
  const asked: string[][] = [];
  const lookUp = cacheLookUps(async ({ relations, operators }) => {
    asked.push([...relations, ...operators].map(({ name }) => name));
    return {
      functions: [],
      types: [],
      relations: relations.map(({ name }) => ({ ...fact(name), hasOwnTypes: name === 'coats' })),
    };
  });
  const compared = (tables: string[]) => ({
    ...wanted(tables, []),
    operators: [{ schema: null, name: '=', isLeftUntyped: false, isRightUntyped: false }],
  });
  await lookUp(compared(['orders']));
  await lookUp(wanted(['coats'], []));
  asked.length = 0;
  await lookUp(compared(['coats']));
  expect(asked).toEqual([['coats', '=']]);
});
