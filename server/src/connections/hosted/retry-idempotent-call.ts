import { setTimeout as sleep } from 'node:timers/promises';
import { failureFromHostedResponse, unreachable, waitOf } from './failure-from-hosted-response.ts';

type Answer<T> = { data?: T; error?: unknown; response: Response };

const attempts = 3;
const pause = 250;
/** The limit is shared by everybody who uses this server: a longer wait is told, not sat out. */
const longestWait = 3;

/** For calls that change nothing: a failure that may pass is tried again, a little later each time. */
export async function retryIdempotentCall<T>(send: () => Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await retryResponse(send);
  if (!response.ok) throw failureFromHostedResponse(error, response);
  return data as T;
}

/** The same, with the last answer whatever it says. What was called off is not tried again. */
export async function retryResponse<A extends Answer<unknown>>(
  send: () => Promise<A>,
  signal?: AbortSignal,
): Promise<A> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send().catch((error: unknown) => ({ cause: error }));
    const isLast = attempt === attempts;
    if ('cause' in answer) {
      if (signal?.aborted) throw answer.cause;
      if (isLast) throw unreachable(answer.cause);
      await sleep(pause * attempt);
      continue;
    }
    const wait = waitBeforeRetry(answer.response, attempt);
    if (isLast || wait === undefined) return answer;
    await sleep(wait);
  }
}

/** 544 and 522 are a database that does not answer: it will not wake up by being asked again. */
function waitBeforeRetry(response: Response, attempt: number): number | undefined {
  if (response.status === 429) {
    const seconds = waitOf(response);
    return seconds <= longestWait ? seconds * 1_000 : undefined;
  }
  const mayPass = response.status >= 500 && response.status !== 544 && response.status !== 522;
  return mayPass ? pause * attempt : undefined;
}
