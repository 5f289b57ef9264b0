import { dialects } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { makeSchema } from '../../../../testing/make-schema.ts';
import { secretsRead } from '../../../guard/secret-columns-read.ts';
import { suggestTools } from './suggest-tools.ts';
import { writeSql } from './write-tool-sql.ts';

/** Secrets where the engine looks for names, keys, categories and amounts. */
const schema = makeSchema({
  users: {
    columns: {
      id: 'integer',
      passwort: 'text',
      pin: 'integer',
      api_key: 'text',
      email: 'text',
      created_at: 'timestamp',
    },
    key: ['id'],
    uniques: [['api_key']],
    rows: 500,
  },
  sessions: {
    columns: { token: 'text', user_id: 'integer', card_number: 'number', started_at: 'timestamp' },
    key: ['token'],
    references: { user_id: 'users.id' },
    rows: 5_000,
  },
  codes: {
    columns: { id: 'integer', totp: 'text', contraseña: 'text', iban: 'text' },
    key: ['id'],
    rows: 50,
  },
});
const column = (table: string, name: string) => ({
  schema: '',
  table,
  column: name,
  values: ['canary-1', 'canary-2', 'canary-3'],
  min: null,
  max: null,
});
/** Handed in against the rules: the engine has to leave them alone by itself. */
const profiles = [column('users', 'passwort'), column('sessions', 'token'), column('codes', 'totp')];

test.each(dialects)('proposes nothing that reads a column with secrets: %s', async (dialect) => {
  const today = '2026-11-15';
  const task = { dialect, schema, profiles, exclude: [], systemDescription: '', today };
  const drafts = await suggestTools(task);
  expect(drafts.length).toBeGreaterThan(5);
  for (const draft of drafts) {
    const { tables, relationships } = schema;
    const written = await writeSql({ dialect, tables, relationships, profiles, draft, failed: null, today });
    if (!written) throw new Error(`${draft.name} has no statement.`);
    expect(JSON.stringify([draft, written])).not.toContain('canary');
    expect([draft.name, await secretsRead(dialect, written.sql, tables)]).toEqual([draft.name, []]);
  }
});
