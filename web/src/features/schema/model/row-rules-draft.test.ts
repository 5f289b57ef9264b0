import type { Table } from '@parley/contract/database-schema';
import { type RowRules, rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { expect, test } from 'vitest';
import {
  conditionProblem,
  hasProblems,
  isSame,
  refusedTable,
  replaced,
  rulesDraft,
  rulesOf,
  type TableDraft,
  withAccess,
} from './row-rules-draft.ts';

// What a draft reads of a table is its place.
const tables = ['orders', 'customers', 'totals'].map((name) => ({ schema: 'public', name })) as Table[];
const saved: RowRules = {
  rules: [
    { schema: 'public', table: 'orders', column: 'region', boundTo: { kind: 'attribute', name: 'region' } },
    { schema: 'public', table: 'orders', column: 'team', boundTo: { kind: 'groups' } },
    { schema: 'public', table: 'old', column: 'mail', boundTo: { kind: 'mail' } },
  ],
  open: [{ schema: 'public', table: 'totals' }],
};
const at = (draft: readonly TableDraft[], table: string): TableDraft => {
  const found = draft.find((one) => one.table === table);
  if (!found) throw new Error(`There is no ${table}.`);
  return found;
};

test('[N07] shows every rule and open table, those of tables that are gone too, and sends them back whole', () => {
  const draft = rulesDraft(tables, saved);
  expect(draft.map(({ table, access }) => [table, access])).toEqual([
    ['orders', 'ruled'],
    ['customers', 'unsaid'],
    ['totals', 'open'],
    ['old', 'ruled'],
  ]);
  expect(isSame(rulesOf(draft), saved)).toBe(true);
});

test('[N07] a table of another schema with the same name has rules of its own', () => {
  const other = [...tables, { schema: 'sales', name: 'orders' } as Table];
  const draft = rulesDraft(other, saved);
  expect(draft.filter(({ table }) => table === 'orders').map(({ access }) => access)).toEqual([
    'ruled',
    'unsaid',
  ]);
});

test('[N07] a table is ruled, opened or left, and what was typed before is not sent', () => {
  const draft = rulesDraft(tables, saved);
  const opened = replaced(draft, withAccess(at(draft, 'orders'), 'open'));
  expect(rulesOf(opened).rules.map(({ table }) => table)).toEqual(['old']);
  expect(rulesOf(opened).open.map(({ table }) => table)).toEqual(['orders', 'totals']);
  const back = replaced(opened, withAccess(at(opened, 'orders'), 'ruled'));
  expect(isSame(rulesOf(back), saved)).toBe(true);
  expect(isSame(rulesOf(opened), saved)).toBe(false);
});

test('[N07] an unfinished rule is not sent: it says what is missing', () => {
  const draft = rulesDraft(tables, saved);
  const begun = replaced(draft, withAccess(at(draft, 'customers'), 'ruled'));
  expect(hasProblems(draft)).toBe(false);
  expect(hasProblems(begun)).toBe(true);
  expect(conditionProblem({ column: '', kind: 'attribute', attribute: ' ' })).toEqual({
    column: 'Choose a column.',
    attribute: 'Name an attribute.',
  });
  expect(conditionProblem({ column: 'c', kind: 'attribute', attribute: 'Region' })).toHaveProperty(
    'attribute',
  );
  expect(conditionProblem({ column: 'c', kind: 'mail', attribute: '' })).toEqual({});
});

test('[N07] a refusal of the server stands at the table it names', () => {
  const draft = rulesDraft(tables, saved);
  expect(refusedTable(draft, rowRuleMessages.unknownTable('old'))?.table).toBe('old');
  expect(refusedTable(draft, rowRuleMessages.unknownColumn('orders', 'team'))?.table).toBe('orders');
  expect(refusedTable(draft, rowRuleMessages.unknownTable('customers'))).toBeNull();
  expect(refusedTable(draft, rowRuleMessages.notScanned)).toBeNull();
});
