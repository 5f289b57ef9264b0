import { expect, test } from 'vitest';
import { makeSchema } from '../../../testing/make-schema.ts';
import { describeSchema } from './describe-schema.ts';

const { tables, relationships } = makeSchema({
  users: {
    columns: {
      id: 'integer',
      role: { kind: 'enum', enumValues: ['maker', 'asker'] },
      api_key: { kind: 'enum', enumValues: ['canary-enum'], comment: 'canary-comment' },
      pin: 'integer',
      password_changed_at: 'timestamp',
    },
    key: ['id'],
  },
});
const profile = { schema: '', table: 'users', values: null, min: null, max: null };

test('tells of a column with secrets its name and type, and nothing that is in it', () => {
  const profiles = [
    { ...profile, column: 'api_key', values: ['canary-value'] },
    { ...profile, column: 'pin', min: '471100', max: '471199' },
    { ...profile, column: 'password_changed_at', min: '2026-01-01', max: '2026-02-01' },
  ];
  const text = describeSchema({ tables, relationships, profiles });
  expect(text).not.toMatch(/canary|4711/);
  expect(text).toContain('  api_key enum, not null, holds secrets: never read it');
  expect(text).toContain('  pin integer, not null, holds secrets: never read it');
  expect(text).toContain('one of "maker" "asker"');
  expect(text).toContain('from 2026-01-01 to 2026-02-01');
});
