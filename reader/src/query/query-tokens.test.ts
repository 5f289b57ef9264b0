import { describe, expect, it } from 'vitest';
import {
  afterToken,
  allowedNext,
  atStart,
  fixedTokens,
  nameOf,
  type OpenSymbols,
  type Token,
} from './grammar.ts';
import type { LogicalQuery } from './logical-query.ts';
import { readTokens, writeTokens } from './query-tokens.ts';

const column = (at: number, via: number | null = null) => ({ kind: 'column', column: at, via }) as const;

const query: LogicalQuery = {
  kind: 'union',
  left: {
    kind: 'select',
    from: {
      kind: 'tables',
      tables: [
        { table: 0, join: 'inner', via: null },
        { table: 2, join: 'left', via: 4 },
      ],
    },
    where: {
      kind: 'and',
      parts: [
        {
          kind: 'or',
          parts: [
            { kind: 'is null', negated: false, of: column(1) },
            { kind: 'is true', negated: true, of: column(2) },
          ],
        },
        {
          kind: 'period',
          relation: 'since',
          of: column(3),
          period: { kind: 'year earlier', of: { kind: 'words', first: 2, last: 3 } },
        },
        {
          kind: 'in list',
          negated: true,
          of: column(5),
          values: [
            { kind: 'stored', column: 5, value: 'open' },
            { kind: 'words', first: 7, last: 7 },
          ],
        },
        {
          kind: 'text match',
          match: 'contains',
          negated: true,
          of: column(6),
          text: { kind: 'words', first: 8, last: 9 },
        },
        {
          kind: 'exists',
          negated: true,
          tables: [{ table: 3, join: 'inner', via: null }],
          where: { kind: 'same as outer', column: 7 },
        },
      ],
    },
    group: [column(1)],
    distinct: false,
    select: [
      column(1, 9),
      {
        kind: 'filtered',
        aggregate: {
          kind: 'aggregate',
          name: 'sum',
          of: {
            kind: 'arithmetic',
            operator: '*',
            left: column(2),
            right: { kind: 'literal', literal: { kind: 'number', value: 100 } },
          },
        },
        where: {
          kind: 'comparison',
          operator: '>',
          left: column(2),
          right: {
            kind: 'nested',
            query: {
              kind: 'select',
              from: { kind: 'tables', tables: [{ table: 0, join: 'inner', via: null }] },
              where: null,
              group: null,
              distinct: false,
              select: [{ kind: 'aggregate', name: 'avg', of: column(2) }],
              order: [],
              limit: null,
            },
          },
        },
      },
    ],
    order: [{ by: { kind: 'count rows' }, descending: true }],
    limit: { count: { kind: 'words', first: 1, last: 1 }, per: [column(1)] },
  },
  right: {
    kind: 'select',
    from: {
      kind: 'query',
      query: {
        kind: 'select',
        from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
        where: null,
        group: null,
        distinct: true,
        select: [{ kind: 'truncated', unit: 'month', of: column(3) }],
        order: [],
        limit: { count: { kind: 'number', value: 1 }, per: [] },
      },
    },
    where: null,
    group: null,
    distinct: false,
    select: [
      { kind: 'aggregate', name: 'avg', of: { kind: 'output', position: 1 } },
      { kind: 'elapsed', unit: 'days', from: column(3), to: { kind: 'now' } },
    ],
    order: [],
    limit: null,
  },
};

describe('the tokens of a query', () => {
  it('spell it and give it back', () => {
    expect(readTokens(writeTokens(query))).toEqual(query);
  });

  it('say that a question cannot be answered', () => {
    expect(readTokens(writeTokens({ kind: 'unanswerable' }))).toEqual({ kind: 'unanswerable' });
  });

  it('are refused where they break off or stand in the wrong place', () => {
    const tokens = writeTokens(query);
    expect(() => readTokens(tokens.slice(0, -1))).toThrow('end in the middle');
    expect(() => readTokens(tokens.toReversed())).toThrow();
  });
});

describe('the grammar', () => {
  it('has one production for each token at each place, so that a token says how to go on', () => {
    let open: OpenSymbols | null = atStart;
    for (const token of writeTokens(query) as Token[]) {
      const names = allowedNext(open).map((production) => production.token);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toContain(nameOf(token));
      open = afterToken(open, nameOf(token)) as OpenSymbols;
    }
    expect(open).toEqual([]);
  });

  it('numbers its fixed tokens once each', () => {
    expect(new Set(fixedTokens).size).toBe(fixedTokens.length);
  });
});
