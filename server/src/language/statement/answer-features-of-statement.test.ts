import { describe, expect, test } from 'vitest';
import { analyseLoaded } from './analyse-statement.ts';
import { answerFeaturesOfStatement } from './answer-features-of-statement.ts';

const featuresOf = (sql: string) => answerFeaturesOfStatement(analyseLoaded({ dialect: 'sqlite', sql }));

const monthly =
  "SELECT strftime('%Y-%m', placed_at) AS month, COUNT(*) AS orders FROM orders WHERE (:status IS NULL OR status = :status) GROUP BY 1 ORDER BY 1";
const best =
  'SELECT p.name AS product, ROUND(SUM(i.price), 2) AS revenue FROM order_items i JOIN products p ON p.id = i.product_id GROUP BY p.id ORDER BY 2 DESC LIMIT :limit';
const idle =
  'SELECT c.id, c.name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id) ORDER BY c.id';
const usersOf =
  'SELECT u.name FROM workspace_users wu JOIN workspaces w ON w.id = wu.workspace_id JOIN users u ON u.id = wu.user_id ORDER BY u.name';

describe('the kind of answer a statement gives', () => {
  test('groups, figures and rows are told apart', () => {
    expect(featuresOf(monthly)).toMatchObject({ kind: 'groups', isNarrow: false, order: 'rising' });
    expect(featuresOf('SELECT COUNT(*) AS orders FROM orders')?.kind).toBe('figures');
    expect(featuresOf(idle)).toMatchObject({ kind: 'list', isAbsence: true, isNarrow: true });
    expect(featuresOf('UPDATE orders SET paid = 1')).toBeNull();
  });

  test('what a group stands for and what is measured are read by their names', () => {
    const shape = featuresOf(best);
    expect([...(shape?.dimensions ?? [])]).toContain('product');
    expect(shape?.measures).toEqual([{ name: 'revenue', does: 'sum' }]);
    expect(shape?.order).toBe('falling');
  });
});

test('a row belongs to the last of the words its table is called by, and only a join can be lacking', () => {
  expect([...(featuresOf(usersOf)?.root ?? [])]).toEqual(['user']);
  const unclosed =
    'SELECT t.id FROM tickets t LEFT JOIN users u ON u.id = t.opened_by WHERE t.closed_at IS NULL';
  expect(featuresOf(unclosed)).toMatchObject({ isAbsence: false, isNarrow: true });
  expect(featuresOf(unclosed.replace('t.closed_at', 'u.id'))?.isAbsence).toBe(true);
});
