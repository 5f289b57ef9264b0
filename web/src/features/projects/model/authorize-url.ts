import type { HostedService } from '@parley/contract/hosted-projects';

type Ask = { hosted: HostedService; redirectUri: string; state: string; challenge: string };

export function authorizeUrl({ hosted, redirectUri, state, challenge }: Ask): string {
  const url = new URL(hosted.authorizeUrl);
  const asked = {
    client_id: hosted.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}
