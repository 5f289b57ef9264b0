import { afterAll, expect, test } from 'vitest';
import { describeSuggesting } from '../suggesting-conformance-suite.ts';
import { createBuiltinProvider } from './provider.ts';

const engine = createBuiltinProvider();
const builtin = engine.providerFor('ada');
afterAll(() => engine.close());

describeSuggesting({ name: 'built-in', provider: () => builtin });

test('[L04] says what it is, and that it cost nothing', async () => {
  expect([builtin.name, builtin.model]).toEqual(['builtin', 'Built-in engine']);
  const task = {
    dialect: 'sqlite' as const,
    schema: {
      tables: [],
      relationships: [],
      metadata: { schema_version: 1 as const, generated_at: '', tables_count: 0, relationships_count: 0 },
      fingerprint: '',
    },
    profiles: [],
    exclude: [],
    systemDescription: '',
    today: '2026-11-15',
  };
  const answered = await builtin.suggestTools(task, { signal: new AbortController().signal });
  expect(answered).toEqual({ value: [], usage: null });
});
