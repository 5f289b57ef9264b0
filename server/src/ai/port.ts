/** What asking a provider about a key can tell. `unknown`: the provider did not say, so nothing is recorded. */
export type Verification =
  | { outcome: 'valid'; note: string | null }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown'; reason: string };

/** An AI provider, in tasks. It starts with the one task that accounts need: is this key any good? */
export type AiProvider = {
  verify(key: string): Promise<Verification>;
};
