import { expect, test } from 'vitest';
import {
  ask,
  askedTool,
  knownValues,
  parameter,
  plainValues,
  table,
} from '../../../testing/extract-from-question.ts';
import { codeMeanings } from './code-meanings.ts';

const reviews = askedTool({
  name: 'Latest reviews',
  sql: "SELECT r.id, r.rating, r.created_at FROM reviews r JOIN products p ON p.id = r.product_id JOIN customers c ON c.id = r.customer_id WHERE (:product IS NULL OR p.name LIKE '%' || :product || '%') AND (:customer IS NULL OR c.name LIKE '%' || :customer || '%') ORDER BY r.created_at DESC LIMIT :limit",
  parameters: [
    parameter('product', 'text'),
    parameter('customer', 'text'),
    parameter('limit', 'integer', { default: 50 }),
  ],
});
const known = [
  knownValues('product', 'products.name', ['Oak Chair', 'Ash Desk']),
  knownValues('customer', 'customers.name', ['Ada Berg', 'Hugo Lind']),
];

test('a name of two words goes whole to the parameter whose values know its words', () => {
  expect(plainValues(ask(reviews, 'reviews of Oak Desk', { known }))).toEqual({
    product: 'Oak Desk',
    limit: 50,
  });
});

test('a place that nobody is called after is left over, not taken for a customer', () => {
  const { values, unused } = ask(reviews, 'latest reviews from Norway', { known });
  expect(values).not.toHaveProperty('customer');
  expect(unused).toEqual(['from Norway']);
});

test('stars are a rating, not a number of rows', () => {
  const { values, unused } = ask(reviews, 'latest 1 star reviews', { known });
  expect(values.limit?.value).toBe(50);
  expect(unused).toEqual(['1 star']);
});

test('days are a time, not a number of rows', () => {
  const { values, unused } = ask(reviews, 'reviews from the last 7 days', { known });
  expect(values.limit?.value).toBe(50);
  expect(unused).toEqual([expect.stringContaining('last 7 days')]);
});

test.each([
  ['how many reviews are there', ['how many reviews']],
  ['the worst reviews', ['worst']],
  ['reviews by month', ['by month']],
  ['show me the latest reviews', []],
])('another form of the answer is left for a rewrite: %s', (question, wanted) => {
  expect(ask(reviews, question, { known }).unused).toEqual(wanted);
});

test('an amount of money is no number of orders', () => {
  const repeat = askedTool({
    name: 'Repeat customers',
    sql: 'SELECT c.name, COUNT(*) AS orders FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY c.id HAVING COUNT(*) >= :min_orders',
    parameters: [parameter('min_orders', 'integer', { default: 2, required: true })],
  });
  expect(plainValues(ask(repeat, 'which customers spent more than 20000'))).toEqual({ min_orders: 2 });
  expect(plainValues(ask(repeat, 'customers with at least 5 orders'))).toEqual({ min_orders: 5 });
});

const subscriptionDays = table('subscriptions', ['id', 'status', 'started_on', 'cancelled_on', 'plan']);
const subscriptions = askedTool({
  name: 'Latest subscriptions',
  sql: 'SELECT id FROM subscriptions WHERE (:status IS NULL OR status = :status) AND (:billed_every IS NULL OR billed_every = :billed_every) AND (:from IS NULL OR started_on >= :from) AND (:to IS NULL OR started_on <= :to) ORDER BY started_on DESC',
  parameters: [
    parameter('status', 'enum', { options: ['active', 'cancelled'] }),
    parameter('billed_every', 'enum', { options: ['month', 'year'] }),
    parameter('from', 'date'),
    parameter('to', 'date'),
  ],
  tables: [
    {
      ...subscriptionDays,
      columns: subscriptionDays.columns.map((one) =>
        one.name.endsWith('_on') ? { ...one, kind: 'date' as const } : one,
      ),
    },
  ],
});

test('a word out of a period is no value', () => {
  const read = plainValues(ask(subscriptions, 'active subscriptions this year'));
  expect(read).toEqual({ status: 'active', from: '2026-01-01', to: '2026-12-31' });
});

test('a period said of another moment is left for a rewrite', () => {
  const { values, unused } = ask(subscriptions, 'subscriptions cancelled this year');
  expect(values).not.toHaveProperty('from');
  expect(unused).toEqual(['this year']);
});

test('a grouping that the tool does not give is left over once its tables are known', () => {
  expect(ask(subscriptions, 'subscriptions by mood').unused).toEqual(['by mood']);
  expect(ask(subscriptions, 'subscriptions by hand').unused).toEqual([]);
});

const members = askedTool({
  name: 'Find members by name',
  sql: "SELECT id, name, joined_at FROM members WHERE (:search IS NULL OR name LIKE '%' || :search || '%') ORDER BY name",
  parameters: [parameter('search', 'text')],
});

test.each([
  ['find member anna', { search: 'anna' }],
  ['find members', {}],
  ['show members', {}],
])('whoever is looked for is looked for, known or not: %s', (question, wanted) => {
  expect(plainValues(ask(members, question))).toEqual(wanted);
});

test('the latest of a list by name are left for a rewrite', () => {
  expect(ask(members, 'latest members').unused).toEqual(['latest']);
  expect(ask(reviews, 'latest reviews').unused).toEqual([]);
});

test('what is put in quotes and nothing takes is left over', () => {
  expect(ask(subscriptions, 'subscriptions about "late fees"').unused).toEqual(['"late fees"']);
  expect(ask(members, 'members called "late fees"').unused).toEqual([]);
});

const split = askedTool({
  name: 'Latest parcels',
  sql: "SELECT p.id FROM parcels p JOIN people r ON r.id = p.person_id JOIN routes o ON o.id = p.route_id WHERE (:route IS NULL OR o.code LIKE '%' || :route || '%')\n  AND (:person IS NULL OR CONCAT_WS(' ', r.first_name, r.last_name) LIKE '%' || :person || '%') LIMIT :limit",
  parameters: [
    parameter('route', 'text'),
    parameter('person', 'text'),
    parameter('limit', 'integer', { default: 50 }),
  ],
});

test('a name that two columns hold is one name', () => {
  const known = [knownValues('person', 'people.last_name', ['Lind', 'Berg'])];
  expect(plainValues(ask(split, 'what did Ada Berg send', { known }))).toEqual({
    person: 'Ada Berg',
    limit: 50,
  });
});

test('in small letters, too, where both columns hold a part of it', () => {
  const [first, last] = ['first_name', 'last_name'].map((column) => ({
    schema: '',
    table: 'people',
    column,
    values: column === 'first_name' ? ['Ada', 'Hugo'] : ['Lind', 'Berg'],
  }));
  const known = [{ parameter: 'person', columns: [first, last].flatMap((one) => one ?? []) }];
  const person = (question: string) => plainValues(ask(split, question, { known })).person;
  expect(person('what did ada berg send')).toBe('ada berg');
  expect(person('what did berg send to hugo')).toBe('Berg');
});

const lessons = askedTool({
  name: 'Lessons',
  sql: 'SELECT id FROM lessons WHERE (:status IS NULL OR st = :status)',
  parameters: [
    parameter('status', 'enum', {
      options: ['S', 'D', 'X'],
      description: 'S scheduled, D is done, X = cancelled',
    }),
  ],
});

test.each([
  ['cancelled lessons', 'X'],
  ['lessons that were canceled', 'X'],
  ['scheduled lessons of last week', 'S'],
  ['lessons with status S', 'S'],
])('a code is found by what its description says it stands for: %s', (question, code) => {
  expect(plainValues(ask(lessons, question)).status).toBe(code);
});

test('codes of which only some are explained stand for themselves', () => {
  const described = (description: string) =>
    codeMeanings(parameter('status', 'enum', { options: ['A', 'B'], description }));
  expect([...described('A active, B blocked')]).toEqual([
    ['A', 'active'],
    ['B', 'blocked'],
  ]);
  expect([...described('A status')]).toEqual([]);
  const odd = parameter('status', 'enum', {
    options: ['a_1', 'b-2', '(c'],
    description: 'a_1: new, b-2: old, (c: lost',
  });
  expect([...codeMeanings(odd).values()]).toEqual(['new', 'old', 'lost']);
});

const jobs = askedTool({
  name: 'Latest jobs',
  sql: 'SELECT j.id FROM jobs j WHERE (:status IS NULL OR j.status = :status) ORDER BY j.started_at DESC LIMIT :limit',
  parameters: [
    parameter('status', 'enum', { options: ['pending', 'printed', 'billed'] }),
    parameter('limit', 'integer', { default: 50 }),
  ],
});

test.each([
  ['unbilled jobs', ['unbilled']],
  ['jobs waiting to be printed', []],
])('‘unbilled’ and ‘to be printed’ do not fill in billed or printed: %s', (question, left) => {
  const { values, unused } = ask(jobs, question);
  expect(values).not.toHaveProperty('status');
  expect(unused).toEqual(left);
});

const shelf = askedTool({
  name: 'Parts low in stock',
  sql: 'SELECT p.id FROM parts p WHERE p.stock <= :threshold ORDER BY p.stock',
  parameters: [parameter('threshold', 'integer', { required: true, default: 10 })],
});

test.each([
  ['parts out of stock', 0],
  ['parts running out of stock', 10],
])('what is out is a stock of nothing, what is running out is not: %s', (question, threshold) => {
  expect(plainValues(ask(shelf, question))).toEqual({ threshold });
});

test('a number after which or what is how many', () => {
  expect(plainValues(ask(jobs, 'which 4 jobs were printed last'))).toMatchObject({ limit: 4 });
});

test('words of the question that are in the tool’s name are not left over', () => {
  const own = { ...jobs, name: 'Unbilled jobs' };
  expect(ask(own, 'unbilled jobs?').unused).toEqual([]);
});

const prescriptions = askedTool({
  name: 'Prescriptions that run out',
  sql: "SELECT r.drug FROM prescriptions r WHERE r.ends_on <= date('now', '+' || :days || ' days')",
  parameters: [parameter('days', 'integer', { default: 14, required: true })],
});

test('a number of days that a parameter took is not left over as a time', () => {
  const { values, unused } = ask(prescriptions, 'repeat prescriptions ending within 7 days');
  expect(values.days?.value).toBe(7);
  expect(unused).toEqual([]);
});

test('a time that no parameter takes is left over', () => {
  const { values, unused } = ask(prescriptions, 'prescriptions that run out, written in May 2025');
  expect(values.days?.value).toBe(14);
  expect(unused).toEqual(['in May 2025']);
});

const vehicles = askedTool({
  name: 'Vehicle details',
  sql: 'SELECT v.km FROM vehicles v WHERE (:plate IS NULL OR v.plate = :plate)',
  parameters: [parameter('plate', 'text')],
});

test.each([
  [['LY-918-PT', 'BR-771-KL'], 'LY-918-PT'],
  [['BR-771-KL'], 'ly-918-pt'],
  [['LY-918-PT', 'ly-918-pt'], 'ly-918-pt'],
])('a code is spelled as the only row that has it spells it: %j', (plates, wanted) => {
  const values = [knownValues('plate', 'vehicles.plate', plates)];
  expect(plainValues(ask(vehicles, 'mileage of ly-918-pt', { known: values }))).toEqual({ plate: wanted });
});

test('a title is no part of a name: Dr Brandt is the only Brandt', () => {
  const missed = askedTool({
    name: 'Missed appointments',
    sql: 'SELECT a.id FROM appointments a JOIN doctors d ON d.id = a.doctor_id WHERE (:doctor IS NULL OR d.name = :doctor)',
    parameters: [parameter('doctor', 'text')],
  });
  const doctors = [knownValues('doctor', 'doctors.name', ['Felix Brandt', 'Amara Obi'])];
  expect(plainValues(ask(missed, 'people who stood up Dr Brandt', { known: doctors }))).toEqual({
    doctor: 'Felix Brandt',
  });
});
