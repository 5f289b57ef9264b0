import { describe, expect, test } from 'vitest';
import { type ConnectionDraft, draftSchema, newDraft } from './connection-draft.ts';

const filled: ConnectionDraft = {
  ...newDraft('postgres'),
  name: 'Shop',
  host: 'db.example.com',
  password: 'p',
};

function mistakes(form: ConnectionDraft, type: 'postgres' | 'mysql' | 'sqlite', isNew = true) {
  const { error } = draftSchema(type, isNew).safeParse(form);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe('[E03] the form of a server', () => {
  test('starts with the port of its kind, and for PostgreSQL with its database and user', () => {
    expect(newDraft('postgres')).toMatchObject({ port: '5432', database: 'postgres', username: 'postgres' });
    expect(newDraft('mysql')).toMatchObject({ port: '3306' });
  });

  test('names every field that is missing', () => {
    expect(mistakes({ ...newDraft('mysql'), port: '' }, 'mysql')).toEqual({
      name: 'Name is required',
      host: 'Host is required',
      port: 'Port is required',
      database: 'Database is required',
      username: 'Username is required',
      password: 'Password is required',
    });
  });

  test('needs a password only when it is new, and sends none when it is blank', () => {
    expect(mistakes({ ...filled, password: '' }, 'postgres')).toEqual({ password: 'Password is required' });
    const { data } = draftSchema('postgres', false).safeParse({ ...filled, password: '' });
    expect(data).toBeDefined();
    expect(data).not.toHaveProperty('password');
  });

  test('needs nothing beside a name and a connection string', () => {
    const form = { ...newDraft('mysql'), name: 'Shop', port: '', connectionString: 'mysql://u:p@h/d' };
    expect(mistakes(form, 'mysql')).toEqual({});
  });

  test.each(['0', '65536', 'http'])('refuses %s as a port', (port) => {
    expect(mistakes({ ...filled, port }, 'postgres').port).toMatch(/^Port must be/);
  });
});

test('[E03] a Supabase server starts with SSL on and the usual database and user', () => {
  expect(newDraft('supabase')).toMatchObject({
    ssl: 'require',
    port: '5432',
    database: 'postgres',
    username: 'postgres',
  });
  expect(newDraft('postgres').ssl).toBe('disable');
});

test('[E03] the form of a SQLite file needs a name and a file, and no host', () => {
  const upload = '0b6f1f52-6a57-4b0e-9c2b-0f6f8a7f1a01';
  expect(mistakes(newDraft('sqlite'), 'sqlite')).toEqual({
    name: 'Name is required',
    file: 'A file is required',
  });
  expect(mistakes({ ...newDraft('sqlite'), name: 'Shop', file: { upload } }, 'sqlite')).toEqual({});
});

test('names with commas between them are sent one by one', () => {
  const typed = { ...filled, trustedFunctions: ' public.order_total, billing.vat ,' };
  const { data } = draftSchema('postgres', true).safeParse(typed);
  expect(data).toMatchObject({ trustedFunctions: ['public.order_total', 'billing.vat'] });
  expect(mistakes({ ...filled, trustedFunctions: 'order_total' }, 'postgres')).toEqual({
    trustedFunctions: 'Write each function as schema.name',
  });
});
