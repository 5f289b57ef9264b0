import type { Builtin, BuiltinOptions } from '../ai/builtin/provider.ts';
import type { AiProvider } from '../ai/port.ts';

/** Loaded when it is first asked for: most of it is needed by nobody who brings a key. */
export function lazyBuiltinEngine(options: BuiltinOptions) {
  let loading: Promise<Builtin> | undefined;
  const open = (): Promise<Builtin> => {
    loading ??= import('../ai/builtin/provider.ts').then(({ createBuiltinProvider }) =>
      createBuiltinProvider(options),
    );
    return loading;
  };
  return {
    providerFor: async (context: string): Promise<AiProvider> => (await open()).providerFor(context),
    warmUp: async () => (await open()).warmUp(),
    close: async () => (await loading)?.close(),
  };
}
