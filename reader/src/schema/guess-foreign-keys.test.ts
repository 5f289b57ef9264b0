import { expect, test } from 'vitest';
import { guessForeignKeys } from './guess-foreign-keys.ts';
import { schemaOfLines } from './schema-of-lines.testing.ts';

function guesses(lines: readonly string[], declared: readonly [string, string][] = []): string[] {
  const schema = schemaOfLines(lines, declared);
  const name = (position: number | undefined): string => {
    const column = schema.columns[position ?? -1];
    return `${schema.tables[column?.table ?? -1]?.name}.${column?.name}`;
  };
  return guessForeignKeys(schema).map(({ from, to }) => `${name(from[0])} > ${name(to[0])}`);
}

test.each([
  ['singular and plural', ['customers id', 'orders id customer_id'], ['orders.customer_id > customers.id']],
  [
    'marks of tables',
    ['tbl_customer id', 'tbl_order id customer_id'],
    ['tbl_order.customer_id > tbl_customer.id'],
  ],
  ['abbreviations', ['customers id', 'orders id cust_no'], ['orders.cust_no > customers.id']],
  ['camel case', ['dealStages stageId', 'deals dealId stageId'], ['deals.stageId > dealStages.stageId']],
  [
    'the table that it tells of, in the name of the other',
    [
      'ticket_priorities id',
      'tickets id priority',
      'hotels id rating',
      'hotel_ratings id hotel_id',
      'user_roles id:uuid',
      'users id role:varchar',
    ],
    ['tickets.priority > ticket_priorities.id', 'hotel_ratings.hotel_id > hotels.id'],
  ],
  ['a plain name of the table', ['clubs club_id', 'visits id club'], ['visits.club > clubs.club_id']],
  [
    'a role before the name',
    ['customers id', 'orders id billing_customer_id'],
    ['orders.billing_customer_id > customers.id'],
  ],
  [
    'the same key in both',
    ['members member_no', 'deliveries id member_no'],
    ['deliveries.member_no > members.member_no'],
  ],
  [
    'two words',
    ['purchase_orders id', 'items id purchase_order_id'],
    ['items.purchase_order_id > purchase_orders.id'],
  ],
  [
    'a key named after another table',
    ['orders id', 'order_totals order_id'],
    ['order_totals.order_id > orders.id'],
  ],
  ['a parent', ['employees id manager_id'], ['employees.manager_id > employees.id']],
])('guesses a key by %s', (_, lines, expected) => {
  expect(guesses(lines)).toEqual(expected);
});

test.each([
  ['other types', ['customers id', 'orders id customer_id:text']],
  ['names', ['countries id', 'customers id country:text']],
  ['amounts', ['prices id', 'items id price:numeric']],
  ['own keys', ['orders order_id', 'customers id']],
  ['two tables that fit', ['tbl_customer id', 'customers id', 'orders id customer_id']],
])('guesses nothing from %s', (_, lines) => {
  expect(guesses(lines)).toEqual([]);
});

test('leaves columns with a declared key alone', () => {
  const lines = ['customers id', 'people id', 'orders id customer_id'];
  expect(guesses(lines, [['orders.customer_id', 'people.id']])).toEqual([]);
});

test('a column that counts the rows of a table is no key of it', () => {
  const lines = ['orders id:integer total:numeric', 'monthly_sales month:date orders:integer'];
  expect(guesses(lines)).toEqual([]);
  expect(guesses(['orders id:integer', 'parcels id:integer order:integer'])).toHaveLength(1);
});
