import { expect, test } from 'vitest';
import { previewText } from './reading-preview-text.ts';

const reading = { wording: 'number of orders', template: 'SELECT 1', chips: [] };

test('says in a line what a meaning gives', () => {
  const said = (rows: number, cells: string[]) => previewText({ ...reading, preview: { rows, cells } });
  expect(said(1, ['84767.5'])).toBe('84,767.5');
  expect(said(1, ['Acorn Labs', '2026-11-15'])).toBe('Acorn Labs, 2026-11-15');
  expect(said(1, ['Oak Side Table', '347542.2'])).toBe('Oak Side Table, 347,542.2');
  expect(said(1, ['02134', '90210', '0.0042'])).toBe('02134, 90210, 0.0042');
  expect(said(8, ['Bedroom', 'Trail', 'Bathroom'])).toBe('8 rows: Bedroom, Trail, Bathroom …');
  expect(said(2, ['paid', 'open'])).toBe('2 rows: paid, open');
  expect(said(2, [])).toBe('2 rows');
  const all = { rows: 10_000, isMore: true, cells: [] };
  expect(previewText({ ...reading, preview: all })).toBe('more than 10,000 rows');
});

test('says that it finds nothing, and says nothing of what was not tried', () => {
  expect(previewText({ ...reading, isEmpty: true })).toBe('finds nothing');
  expect(previewText(reading)).toBeNull();
});
