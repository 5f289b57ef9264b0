import { setTimeout as sleep } from 'node:timers/promises';
import { isWorthRetrying, refusedSetting, toParleyError, waitFor } from './failures.ts';
import type { AnswerFormat, Quirks } from './quirks.ts';

export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const realPause: Pause = (ms, signal) => sleep(ms, undefined, { signal });

type Parts = { key: string; model: string; quirks: Quirks; pause: Pause };
type Opening<R> = {
  signal: AbortSignal;
  format: AnswerFormat | undefined;
  /** Made anew for each try: what was refused meanwhile is left out. */
  request(): R;
};

const attempts = 3;

/** Our own retries: the SDK's would also repeat what can never succeed, such as a spent quota. */
export function createRetry({ key, model, quirks, pause }: Parts) {
  return async <R extends object, T>(
    { signal, format, request }: Opening<R>,
    call: (request: R) => Promise<T>,
  ): Promise<T> => {
    for (let attempt = 1; ; ) {
      const sent = request();
      try {
        return await call(sent);
      } catch (error) {
        const setting = refusedSetting(error);
        // Another call may have learned it in the meantime; what counts is whether this request still had it.
        if (setting && setting in sent) {
          quirks.add({ key, setting, format });
        } else if (attempt < attempts && isWorthRetrying(error)) {
          await pause(waitFor(error, attempt), signal).catch((reason: unknown) => {
            throw toParleyError(reason, model);
          });
          attempt += 1;
        } else {
          throw toParleyError(error, model);
        }
      }
    }
  };
}
