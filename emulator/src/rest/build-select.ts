import type { Statement } from '../projects/database-process-messages.ts';
import { restError } from './rest-error-replies.ts';

const operators: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
};
const mostRows = 1000;

/** The part of PostgREST's query language that reads plain rows: columns, simple filters, order, a page. */
export function buildSelect(table: string, query: URLSearchParams): Omit<Statement, 'role'> {
  const parameters: string[] = [];
  const conditions: string[] = [];
  for (const [name, value] of query) {
    if (['select', 'order', 'limit', 'offset'].includes(name)) continue;
    const [, operator = '', operand = ''] = /^(\w+)\.(.*)$/s.exec(value) ?? [];
    const symbol = operators[operator];
    if (symbol === undefined) throw unreadable(`"failed to parse filter (${value})"`);
    parameters.push(operand);
    conditions.push(`${quoted(name)} ${symbol} $${parameters.length}`);
  }
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const limit = Math.min(whole(query, 'limit', mostRows), mostRows);
  const page = `limit ${limit} offset ${whole(query, 'offset', 0)}`;
  const rows = `select ${columns(query)} from public.${quoted(table)}${where}${order(query)} ${page}`;
  // PostgreSQL itself writes the JSON here: numbers stay numbers, times are ISO 8601.
  const sql = `select coalesce(json_agg(r), '[]') as body from (${rows}) r`;
  return { sql, parameters };
}

function columns(query: URLSearchParams): string {
  const names = (query.get('select') ?? '*').split(',').map((name) => name.trim());
  return names.map((name) => (name === '*' ? '*' : quoted(name))).join(', ');
}

function order(query: URLSearchParams): string {
  const text = query.get('order');
  if (text === null) return '';
  const terms = text.split(',').map((term) => {
    const [name = '', direction = 'asc'] = term.split('.');
    if (direction !== 'asc' && direction !== 'desc') throw unreadable(`"failed to parse order (${text})"`);
    return `${quoted(name)} ${direction}`;
  });
  return ` order by ${terms.join(', ')}`;
}

function whole(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw unreadable(`"failed to parse ${name} (${text})"`);
  return Number(text);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function unreadable(message: string) {
  return restError(400, { code: 'PGRST100', message });
}
