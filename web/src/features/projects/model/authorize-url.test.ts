import { expect, test } from 'vitest';
import { authorizeUrl } from './authorize-url.ts';

test('[G01] the address asks for a code with state and an S256 challenge', () => {
  const hosted = {
    clientId: 'client 1',
    authorizeUrl: 'https://api.example.com/v1/oauth/authorize?x=1',
    demo: false,
  };
  const url = new URL(
    authorizeUrl({ hosted, redirectUri: 'http://localhost:8000/cb', state: 's', challenge: 'c' }),
  );
  expect(url.origin + url.pathname).toBe('https://api.example.com/v1/oauth/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    x: '1',
    client_id: 'client 1',
    response_type: 'code',
    redirect_uri: 'http://localhost:8000/cb',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});
