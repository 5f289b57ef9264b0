import { describe, expect, test } from 'vitest';
import { askedShape } from '../question/asked-shape.ts';
import { isSpoken } from '../question/like-words.ts';
import { toolShape } from '../statement/tool-shape.ts';
import { meets } from './meets.ts';
import { suits } from './suits.ts';

const monthly =
  "SELECT strftime('%Y-%m', placed_at) AS month, COUNT(*) AS orders FROM orders WHERE (:status IS NULL OR status = :status) GROUP BY 1 ORDER BY 1";
const best =
  'SELECT p.name AS product, ROUND(SUM(i.price), 2) AS revenue FROM order_items i JOIN products p ON p.id = i.product_id GROUP BY p.id ORDER BY 2 DESC LIMIT :limit';
const idle =
  'SELECT c.id, c.name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id) ORDER BY c.id';

describe('the kind of answer a statement gives', () => {
  test('groups, figures and rows are told apart', () => {
    expect(toolShape(monthly)).toMatchObject({ kind: 'groups', isNarrow: false, order: 'rising' });
    expect(toolShape('SELECT COUNT(*) AS orders FROM orders')?.kind).toBe('figures');
    expect(toolShape(idle)).toMatchObject({ kind: 'list', isAbsence: true, isNarrow: true });
    expect(toolShape('WITH a AS (SELECT 1) SELECT * FROM a')).toBeNull();
  });

  test('what a group stands for and what is measured are read by their names', () => {
    const shape = toolShape(best);
    expect([...(shape?.dimensions ?? [])]).toContain('product');
    expect(shape?.measures).toEqual([{ name: 'revenue', does: 'sum' }]);
    expect(shape?.order).toBe('falling');
  });
});

describe('the kind of answer a question wants', () => {
  test.each([
    ['revenue by country', { dimensions: ['countri'], ranks: null }],
    ['orders per month', { dimensions: ['month'] }],
    ['monthly revenue', { dimensions: ['month'] }],
    ['best weekday for orders', { dimensions: ['weekdai'], ranks: 'high' }],
    ['revenue by product category', { dimensions: ['categori'] }],
    ['top customers by orders', { dimensions: [], rankedBy: ['order'], ranks: 'high' }],
    ['find customers by email', { dimensions: [] }],
    ['tickets closed by Mira', { dimensions: [] }],
    ['how many orders were cancelled last month', { counts: true, dimensions: [] }],
    ['worst rated products', { ranks: 'low' }],
    ['products never sold', { absent: true }],
    ['customers who have no orders', { absent: true }],
    ['compare May with June', { compares: true }],
    ['how long does shipping take', { lasts: true }],
    ['who solves tickets quickest', { lasts: true }],
    ['slowest selling products', { lasts: false }],
    ['is satisfaction getting better or worse', { dimensions: ['month'] }],
    ['average order value by month', { averages: true, dimensions: ['month'] }],
  ])('%s', (question, wanted) => {
    expect(askedShape(question)).toMatchObject(wanted);
  });
});

test.each([
  ['orders per month', monthly, best],
  ['customers who never ordered', idle, monthly],
  ['which products sell best', best, idle],
  ['revenue by product', best, monthly],
])('the kind of its answer speaks for a tool: %s', (question, right, wrong) => {
  const asked = askedShape(question);
  const fitness = (sql: string) => {
    const shape = toolShape(sql);
    return shape ? suits(asked, { shape, named: new Set(), shown: new Set(), isComparison: false }, null) : 0;
  };
  expect(fitness(right)).toBeGreaterThan(fitness(wrong));
});

test('a word counts as said where another one stands for it', () => {
  expect(isSpoken('sold', new Set(['revenu']))).toBe(true);
  expect(isSpoken('weather', new Set(['revenu']))).toBe(false);
});

test.each([
  ['how many customers do we have', idle, true],
  ['how many products do we have', idle, false],
  ['customers without an email', idle, false],
  ['customers who never ordered', idle, true],
  ['products never sold', best, false],
])('what cannot be meant is known by what it counts and what it lacks: %s', (question, sql, isMeant) => {
  const shape = toolShape(sql);
  const head =
    /customers|products/.exec(question)?.[0].replace(/s$/, '') === 'product' ? 'product' : 'custom';
  const tool = { named: new Set(['custom', 'order']), shown: new Set(['email']), isComparison: false };
  const read = { filled: new Set<string>(), unused: [] };
  expect(shape && meets({ question, shape: askedShape(question), head }, { ...tool, shape }, read)).toBe(
    isMeant,
  );
});

const glance = 'SELECT COUNT(*) AS invoices, SUM(total) AS revenue FROM invoices';
const byCode = 'SELECT failure_code, SUM(amount) AS amount_paid FROM payments GROUP BY 1 ORDER BY 2 DESC';
const usersOf =
  'SELECT u.name FROM workspace_users wu JOIN workspaces w ON w.id = wu.workspace_id JOIN users u ON u.id = wu.user_id ORDER BY u.name';
const latest = 'SELECT r.stars, r.rated_at FROM ratings r ORDER BY r.rated_at DESC LIMIT 50';
const spend =
  'SELECT w.name AS workspace, SUM(s.amount) AS revenue FROM subscriptions s JOIN workspaces w ON w.id = s.workspace_id GROUP BY w.id ORDER BY 2 DESC';
const cancelled =
  "SELECT strftime('%Y-%m', day) AS month, COUNT(*) AS cancellations FROM visits WHERE status = 'cancelled' GROUP BY 1";
const busiest =
  'SELECT w.name AS workspace, COUNT(*) AS subscriptions FROM subscriptions s JOIN workspaces w ON w.id = s.workspace_id GROUP BY w.id ORDER BY 2 DESC';
const plays = "SELECT strftime('%Y-%m', started_at) AS month, COUNT(*) AS plays FROM plays GROUP BY 1";

test.each([
  ['latest payments', 'payment', byCode, false],
  ['biggest invoices', 'invoic', glance, false],
  ['how many invoices are there', 'invoic', glance, true],
  ['workspaces by country', 'workspac', usersOf, false],
  ['best rated titles', 'titl', latest, false],
  ['which workspaces have the most users', 'workspac', spend, false],
  ['workspaces with the most revenue', 'workspac', spend, true],
  ['payments per month', null, plays, false],
  ['plays per month', 'plai', plays, true],
  ['how many visits get cancelled every month', 'visit', cancelled, true],
  ['top workspaces by subscriptions', 'subscript', busiest, true],
])('what is asked for decides which answers cannot be meant: %s', (question, head, sql, isMeant) => {
  const shape = toolShape(sql);
  const tool = { named: new Set<string>(), shown: new Set<string>(), isComparison: false };
  const read = { filled: new Set<string>(), unused: [] };
  expect(shape && meets({ question, shape: askedShape(question), head }, { ...tool, shape }, read)).toBe(
    isMeant,
  );
});

test('a tool that bears the name and groups as asked is meant, whatever else is named', () => {
  const flow = toolShape("SELECT strftime('%W', day) AS week, SUM(amount) AS net FROM lines GROUP BY 1");
  const question = 'weekly cash flow of the main account';
  const asked = { question, shape: askedShape(question), head: 'account' };
  const isMeant = (named: string[]) =>
    flow &&
    meets(
      asked,
      { shape: flow, named: new Set(named), shown: new Set(), isComparison: false },
      { filled: new Set(), unused: [] },
    );
  expect(isMeant(['cash', 'flow', 'week'])).toBe(true);
  expect(isMeant(['fuel', 'week'])).toBe(false);
});

test('a row belongs to the last of the words its table is called by, and only a join can be lacking', () => {
  expect([...(toolShape(usersOf)?.root ?? [])]).toEqual(['user']);
  const unclosed =
    'SELECT t.id FROM tickets t LEFT JOIN users u ON u.id = t.opened_by WHERE t.closed_at IS NULL';
  expect(toolShape(unclosed)).toMatchObject({ isAbsence: false, isNarrow: true });
  expect(toolShape(unclosed.replace('t.closed_at', 'u.id'))?.isAbsence).toBe(true);
});

test('what is open is what is not closed yet', () => {
  const shape = toolShape('SELECT id FROM tickets WHERE closed_at IS NULL ORDER BY opened_at');
  const named = new Set(['ticket', 'not', 'close', 'yet']);
  const fitness = (question: string) =>
    shape ? suits(askedShape(question), { shape, named, shown: new Set(), isComparison: false }, null) : 0;
  expect(fitness('open tickets')).toBeGreaterThan(fitness('all tickets'));
});

test('several states in a row are asked for each', () => {
  expect(askedShape('how many tickets are open, waiting and closed').dimensions).toEqual(['statu']);
});

test.each([
  [['invoic', 'paid', 'late'], false],
  [['invoic', 'not', 'paid', 'yet'], true],
])('what is called after a deed is not what lacks it: %s', (named, isMeant) => {
  const shape = toolShape('SELECT id FROM invoices WHERE paid_on > due_on ORDER BY paid_on DESC');
  const question = 'invoices that are not paid';
  const read = { filled: new Set<string>(), unused: [] };
  const tool = { named: new Set(named), shown: new Set<string>(), isComparison: false };
  expect(
    shape && meets({ question, shape: askedShape(question), head: 'invoic' }, { ...tool, shape }, read),
  ).toBe(isMeant);
});
