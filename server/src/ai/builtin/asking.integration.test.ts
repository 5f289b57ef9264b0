import { afterAll, expect, test } from 'vitest';
import { describeAsking } from '../asking-conformance-suite.ts';
import { createBuiltinProvider } from './provider.ts';

const engine = createBuiltinProvider();
const builtin = engine.providerFor('ada');
afterAll(() => engine.close());

describeAsking({ name: 'built-in', provider: () => builtin });

test('what the first question would wait for is loaded before it is asked', async () => {
  await expect(engine.warmUp()).resolves.toBeUndefined();
});
