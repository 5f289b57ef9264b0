import type { Connection } from '@parley/contract/connections';
import { expect, test } from 'vitest';
import { safeStorage } from './browser-storage.ts';
import { createLocalCopy } from './offline-connections-copy.ts';

const shop: Connection = {
  id: '0b6f1f52-6a57-4b0e-9c2b-0f6f8a7f1a01',
  name: 'Shop',
  description: '',
  type: 'postgres',
  host: 'db.example.com',
  port: 5432,
  database: 'shop',
  username: 'reader',
  file: null,
  ssl: 'require',
  hasPassword: true,
  passwordLost: false,
  usesConnectionString: false,
  allowWrites: false,
  savedToolsOnly: false,
  schemas: [],
  trustedFunctions: [],
  isSample: false,
  projectRef: null,
  status: 'active',
  lastConnected: '2026-01-02T03:04:05.000Z',
  tablesCount: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

function memory() {
  const kept = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  return { kept, copy: createLocalCopy(storage) };
}

test('[E10] the switch and the copy lie under their own names', () => {
  const { kept, copy } = memory();
  expect(copy.isOn()).toBe(false);
  copy.turnOn();
  copy.save('ada', [shop]);
  expect(copy.isOn()).toBe(true);
  expect([...kept.keys()]).toEqual(['use_local_storage', 'connections_data']);
  expect(copy.read('ada')).toEqual([shop]);
});

test('[E10] a password, key or token that came along is never written', () => {
  const { kept, copy } = memory();
  const leaky = {
    ...shop,
    password: 'canary-1',
    connectionString: 'postgres://u:canary-2@h/d',
    token: 'canary-3',
  };
  copy.save('ada', [leaky]);
  expect([...kept.values()].join()).not.toContain('canary');
  copy.markDeleted('ada', shop.id);
  expect([...kept.values()].join()).not.toContain('canary');
});

test('one person never sees the copy of another', () => {
  const { copy } = memory();
  copy.save('ada', [shop]);
  copy.save('grace', []);
  expect(copy.read('grace')).toEqual([]);
  expect(copy.read('ada')).toEqual([shop]);
  copy.markDeleted('grace', shop.id);
  expect(copy.deletions('grace')).toEqual([]);
});

test('[E10] what is deleted without the server waits to be told to it', () => {
  const { copy } = memory();
  copy.save('ada', [shop]);
  copy.markDeleted('ada', shop.id);
  expect(copy.read('ada')).toEqual([]);
  expect(copy.deletions('ada')).toEqual([shop.id]);
});

test('a copy that cannot be read counts as empty', () => {
  const { kept, copy } = memory();
  for (const bad of ['{', 'null', '[{"id":1}]']) {
    kept.set('connections_data', bad);
    expect(copy.read('ada')).toEqual([]);
  }
});

test('[E08] a connection the server could not save stands in the place of the one for the same project', () => {
  const { copy } = memory();
  const hosted: Connection = { ...shop, type: 'supabase', projectRef: 'abcd' };
  copy.save('ada', [shop, hosted]);
  copy.addUnsaved('ada', { ...hosted, id: '0b6f1f52-6a57-4b0e-9c2b-0f6f8a7f1a02', name: 'Renamed' });
  expect(copy.read('ada')).toEqual([shop, { ...hosted, name: 'Renamed' }]);
  expect(copy.unsavedProjects('ada')).toEqual(['abcd']);
  expect(copy.unsavedProjects('bob')).toEqual([]);
  copy.addUnsaved('ada', { ...hosted, id: '0b6f1f52-6a57-4b0e-9c2b-0f6f8a7f1a03', projectRef: 'efgh' });
  expect(copy.unsavedProjects('ada')).toEqual(['abcd', 'efgh']);
  copy.save('ada', [shop]);
  expect(copy.unsavedProjects('ada')).toEqual([]);
});
