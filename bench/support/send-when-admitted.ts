import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient } from '../../server/testing/api-client.ts';

export async function sent(client: ApiClient, path: string, body?: unknown): Promise<unknown> {
  return (await admitted(() => client.send('POST', path, body))).json();
}

/** Whoever asks too often waits, as the page does. */
export async function admitted(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.ok) return answer;
    if (answer.status !== 429) throw new Error(`${answer.status} ${await answer.text()}`);
    await pause(1_000 * Number(answer.headers.get('retry-after') ?? 5));
  }
}
