import { oauthLimits } from '@parley/contract/hosted-projects';

export type Pkce = { state: string; verifier: string; challenge: string };

/** Browsers hash only on pages they trust. */
export class InsecurePage extends Error {
  override readonly name = 'InsecurePage';

  constructor() {
    super('Connecting needs a secure page. Open Parley over https, or on localhost.');
  }
}

/** What a sign-in at another service starts with. `challenge` travels, `verifier` stays until the answer is here. */
export async function createPkce(tools: Crypto = crypto): Promise<Pkce> {
  const verifier = randomHex(oauthLimits.verifierHex, tools);
  return {
    state: randomHex(oauthLimits.stateHex, tools),
    verifier,
    challenge: await challengeOf(verifier, tools),
  };
}

async function challengeOf(verifier: string, tools: Crypto): Promise<string> {
  // Missing on insecure pages, whatever the type says.
  const subtle: SubtleCrypto | undefined = tools.subtle;
  if (!subtle) throw new InsecurePage();
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function randomHex(digits: number, tools: Crypto): string {
  const bytes = tools.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
