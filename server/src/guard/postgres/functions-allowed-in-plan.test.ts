import { describe, expect, test } from 'vitest';
import { callsInExpression } from './functions-allowed-in-plan.ts';

describe('the functions called in an expression of a plan', () => {
  test.each([
    ['pg_sleep((x)::double precision)', ['pg_sleep']],
    ['shop.evil(c.id)', ['shop.evil']],
    ['"left"(c.name, 2)', ['left']],
    ['"Shop"."Do ""it"""(1)', ['Shop.Do "it"']],
    ["count(*) FILTER (WHERE (o.total > '1'::numeric))", ['count']],
    ["percentile_cont('0.5'::double precision) WITHIN GROUP (ORDER BY o.total)", ['percentile_cont']],
    ['EXTRACT(dow FROM o.placed)', []],
    ['(c.name)::character varying(20)', []],
    ['(o.total)::numeric(10,2)', []],
    ["COALESCE(c.name, 'pg_sleep(1)'::text)", []],
    ["(c.name = ANY ('{a,b}'::text[]))", []],
    ['(a.n OPERATOR(shop.===) b.n)', []],
    ["(c.name || 'it''s evil(1)'::text)", []],
    ['lower(upper(c.name))', ['lower', 'upper']],
    ['(hashed SubPlan 1)', []],
  ])('%s', (expression, calls) => {
    expect(callsInExpression(expression)).toEqual(calls);
  });
});
