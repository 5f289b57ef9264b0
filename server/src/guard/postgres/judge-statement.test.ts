import { beforeAll, expect, test } from 'vitest';
import { loadParser } from '../../sql/parse-postgres.ts';
import { readStatement } from '../analyse-postgres-statement.ts';
import { judgeStatement } from './judge-statement.ts';
import type { Facts, FunctionFact, RelationFact, Wanted } from './public-types.ts';

beforeAll(loadParser);

/** The catalogue of a newer server than the corpus runs on: there `any_value` takes and gives a row. */
async function catalogue({ functions, relations }: Wanted): Promise<Facts> {
  return {
    functions: functions.flatMap((asked) => (asked.name in made ? [functionFact(asked.name)] : [])),
    relations: relations.map((asked) => ({ ...table, asked })),
    types: [],
  };
}

const made: Record<string, Partial<FunctionFact>> = {
  any_value: { builtIn: true, label: 'pg_catalog.any_value', aggregate: true },
  evil: { label: 'public.evil' },
};

function functionFact(name: string): FunctionFact {
  return {
    asked: { schema: null, name },
    label: name,
    builtIn: false,
    volatility: 'immutable',
    aggregate: false,
    extension: null,
    body: null,
    isCompiled: false,
    isPolymorphic: false,
    runsAs: null,
    defaults: null,
    fewest: 1,
    most: 1,
    parameters: [],
    types: [],
    ...made[name],
  };
}

const table: Omit<RelationFact, 'asked'> = {
  schema: 'public',
  name: 'checked',
  builtIn: false,
  kind: 'table',
  extension: null,
  definition: null,
  wrappers: [],
  columnChecks: ['evil(VALUE)'],
  innerChecks: [],
  columns: ['id'],
  computed: [],
  planned: [],
  othersPolicies: [],
  owner: 'somebody',
  holdsForOwner: false,
  hasOwnTypes: true,
};

async function isRefused(sql: string): Promise<boolean> {
  const statement = readStatement(sql, 'read');
  if ('refused' in statement) throw new Error(statement.refused);
  const judged = await judgeStatement(statement, { access: 'read', trusted: new Set(), lookUp: catalogue });
  return 'refused' in judged;
}

test.each([
  "SELECT COALESCE(any_value(t), '(1)') FROM checked t",
  "SELECT COALESCE(t.any_value, '(1)') FROM checked t",
  "SELECT COALESCE(checked.any_value, '(1)') FROM checked",
])('a row as a whole, with a literal beside it, brings up the checks of its domains: %s', async (sql) => {
  expect(await isRefused(sql)).toBe(true);
});

test.each(['SELECT t.id FROM checked t', 'SELECT any_value(t.id) FROM checked t'])(
  'a column does not: %s',
  async (sql) => {
    expect(await isRefused(sql)).toBe(false);
  },
);
