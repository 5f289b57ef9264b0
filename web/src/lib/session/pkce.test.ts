import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPkce, InsecurePage } from './pkce.ts';

test('[G01] state has 32 hex digits, the verifier 48, and no two are alike', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, () => createPkce()));
  for (const { state, verifier } of made) {
    expect(state).toMatch(/^[0-9a-f]{32}$/);
    expect(verifier).toMatch(/^[0-9a-f]{48}$/);
  }
  expect(new Set(made.map(({ state }) => state)).size).toBe(50);
  expect(new Set(made.map(({ verifier }) => verifier)).size).toBe(50);
});

test('[G01] the challenge is the S256 of the verifier', async () => {
  const { verifier, challenge } = await createPkce();
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
});

test('a page that may not hash says what to do', async () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto;
  await expect(createPkce(insecure)).rejects.toThrow(InsecurePage);
  await expect(createPkce(insecure)).rejects.toThrow(/https/);
});
