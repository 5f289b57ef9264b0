import type { ToolVersion } from '@parley/contract/tools';
import { expect, test } from 'vitest';
import { lineDiff } from '../../../ui/code/line-diff.ts';
import { versionAsText } from './version-as-text.ts';

const versionDiff = (older: ToolVersion, newer: ToolVersion) =>
  lineDiff(versionAsText(older), versionAsText(newer));

const version = (over: Partial<ToolVersion>): ToolVersion => ({
  version: 1,
  name: 'Orders',
  description: 'Of a customer',
  sql: 'select *\nfrom orders\nlimit :top',
  parameters: [{ name: 'top', type: 'integer', description: '', required: true, default: 10 }],
  createdAt: '2026-01-01T00:00:00Z',
  ...over,
});

test('[H05] shows what a version changed, in SQL and in parameters, and nothing else as changed', () => {
  const newer = version({
    sql: 'select id\nfrom orders\nlimit :top',
    parameters: [{ name: 'top', type: 'integer', description: '', required: false, default: 20 }],
  });
  const changed = versionDiff(version({}), newer).filter(
    ({ kind }) => kind === 'added' || kind === 'removed',
  );
  expect(changed).toEqual([
    { kind: 'removed', text: ':top integer = 10' },
    { kind: 'added', text: ':top integer, optional = 20' },
    { kind: 'removed', text: 'select *' },
    { kind: 'added', text: 'select id' },
  ]);
  expect(versionDiff(version({}), version({})).every(({ kind }) => kind === 'same')).toBe(true);
});

test('counts the lines that are far from any change', () => {
  const sql = (last: string) =>
    ['select 1', ...Array.from({ length: 10 }, (_, at) => `-- ${at}`), last].join('\n');
  const shown = versionDiff(version({ sql: sql('limit 1') }), version({ sql: sql('limit 2') }));
  expect(shown.map(({ kind, text }) => (kind === 'gap' ? text : kind))).toEqual([
    '12 lines unchanged',
    'same',
    'same',
    'same',
    'removed',
    'added',
  ]);
});

test('[N06] shows that a parameter is no longer filled from the person', () => {
  const region = { name: 'region', type: 'text', description: '', required: true } as const;
  const bound = version({ parameters: [{ ...region, boundTo: { kind: 'attribute', name: 'region' } }] });
  const changed = versionDiff(bound, version({ parameters: [region] })).filter(
    ({ kind }) => kind === 'added' || kind === 'removed',
  );
  expect(changed).toEqual([
    { kind: 'removed', text: ':region text, filled with your region' },
    { kind: 'added', text: ':region text' },
  ]);
});
