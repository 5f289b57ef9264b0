import { expect, test } from 'vitest';
import { withMeanings } from './annotate-result-columns.ts';

/** The currency of the only column. */
function currencyOf(expression: string): string | undefined {
  const columns = [{ name: 'figure', type: 'numeric', kind: 'number' as const }];
  const result = { columns, rows: [], truncated: null, durationMs: 0 };
  const sql = `SELECT ${expression} AS figure FROM sales s`;
  return withMeanings({ dialect: 'postgres', sql, chips: [], result }).columns[0]?.meaning?.currency;
}

test.each([
  ['sum(s.total_eur)', 'EUR'],
  ['round(avg("priceUsd"), 2)', 'USD'],
  ['sum(s.quantity * s.unit_price_gbp)', 'GBP'],
  ['sum(s.amount_eur) / count(*)', 'EUR'],
  ['max(s.fee_chf)', 'CHF'],
  ['sum(s.amount_eur) - sum(s.refund_eur)', 'EUR'],
  ['sum(CASE WHEN s.is_paid THEN s.amount_eur ELSE 0 END)', 'EUR'],
  ['sum(s.amount_eur) FILTER (WHERE s.limit_usd > 3)', 'EUR'],
])('[I10] %s is money in %s', (expression, currency) => {
  expect(currencyOf(expression)).toBe(currency);
});

test.each([
  ['a count', 'count(s.total_eur)'],
  ['a ratio of amounts', 'sum(s.paid_eur) / sum(s.billed_eur)'],
  ['a growth', 'sum(s.x_eur) FILTER (WHERE s.a) / sum(s.x_eur) FILTER (WHERE s.b) - 1'],
  ['two currencies behind conditions', 'sum(s.a_eur) FILTER (WHERE s.a) - sum(s.b_usd)'],
  ['two currencies', 'sum(s.paid_eur + s.paid_usd)'],
  ['pieces chosen by a price', 'sum(s.quantity) FILTER (WHERE s.price_eur > 100)'],
  ['pieces in a case of prices', 'sum(CASE WHEN s.price_eur > 100 THEN s.quantity END)'],
  ['a column that is called like a currency', 'sum(s.eur)'],
  ['a rate', 'avg(s.dollars_per_eur)'],
  ['no currency', 'sum(s.total)'],
])('[I10] %s has none', (_what, expression) => {
  expect(currencyOf(expression)).toBeUndefined();
});
