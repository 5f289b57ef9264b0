import { afterAll } from 'vitest';
import { describeAsking } from '../conformance-asking.ts';
import { createBuiltin } from './provider.ts';

const engine = createBuiltin();
const builtin = engine.providerFor('ada');
afterAll(() => engine.close());

describeAsking({ name: 'built-in', provider: () => builtin });
