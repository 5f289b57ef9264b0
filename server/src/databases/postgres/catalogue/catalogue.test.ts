import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { introspectionQueries } from '../introspection-queries.ts';
import { privilegesQuery } from '../privileges-query.ts';
import { keyQuery } from '../rehearsal-sample.ts';
import { setLimitsQuery } from '../wire/session-limits.ts';
import { pinOperators } from './catalogue.ts';
import { guardFactQueries } from './guard-fact-queries.ts';

beforeAll(() => loadModule());

const queries = [
  ...[120_000, 150_000, 180_000].flatMap((version) => guardFactQueries(version)),
  ...introspectionQueries,
  { text: privilegesQuery },
]
  .map(({ text }) => pinOperators(text))
  .concat(keyQuery, setLimitsQuery);

/** Every node of a tree with its type, however deep. */
function* nodesOf(value: unknown): Generator<[type: string, node: Record<string, unknown>]> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) {
    if (/^[A-Z]/.test(key) || key === 'typeName') yield [key, child as Record<string, unknown>];
    yield* nodesOf(child);
  }
}

const isSystems = (names: unknown) => JSON.stringify(names).startsWith('[{"String":{"sval":"pg_catalog"}}');

describe('our own questions to a catalogue', () => {
  test.each(queries)('call nothing by a name that somebody else could take: %#', (text) => {
    for (const [type, node] of nodesOf(parseSync(text))) {
      if (type === 'A_Expr') {
        expect(node.kind, text).not.toMatch(/IN|NULLIF|BETWEEN|DISTINCT|LIKE|SIMILAR/);
        expect(isSystems(node.name), JSON.stringify(node.name)).toBe(true);
      }
      if (type === 'FuncCall') expect(isSystems(node.funcname), JSON.stringify(node.funcname)).toBe(true);
      if (type === 'typeName' || type === 'TypeName')
        expect(isSystems(node.names), JSON.stringify(node.names)).toBe(true);
      if (type === 'CaseExpr') expect(node.arg, text).toBeUndefined();
      if (type === 'RangeVar' && node.schemaname === undefined)
        expect(String(node.relname)).toMatch(
          /^(names|named|named_operators|seeds|used|ranges|reached|found|family|relatives|replaced|held|bases)$/,
        );
    }
  });

  test('literals are left as they are', () => {
    expect(pinOperators(`SELECT 'a = b' || "x=y"`)).toBe(`SELECT 'a = b'  OPERATOR(pg_catalog.||)  "x=y"`);
  });
});
