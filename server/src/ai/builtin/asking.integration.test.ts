import { afterAll } from 'vitest';
import { describeAsking } from '../conformance-asking.ts';
import { createBuiltin } from './provider.ts';

const builtin = createBuiltin();
afterAll(() => builtin.close());

describeAsking({ name: 'built-in', provider: () => builtin });
