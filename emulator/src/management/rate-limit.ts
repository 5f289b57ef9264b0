import { json, type Reply } from '../http/build-reply.ts';

const windowMs = 60_000;

type Window = { endsAt: number; count: number };

export type Allowance = { limit: number; remaining: number; resetSeconds: number };

/** So many calls a minute for each key: the client × what it asks about × the endpoint. */
export class RateLimit {
  readonly #limit: number;
  readonly #windows = new Map<string, Window>();

  constructor(requestsPerMinute: number) {
    this.#limit = requestsPerMinute;
  }

  /** What is left after this call; less than nothing means that it is one too many. */
  count(key: string): Allowance {
    const now = Date.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { endsAt: now + windowMs, count: 0 };
    window.count += 1;
    this.#windows.set(key, window);
    return {
      limit: this.#limit,
      remaining: this.#limit - window.count,
      resetSeconds: Math.ceil((window.endsAt - now) / 1000),
    };
  }
}

export function allowanceHeaders({ limit, remaining, resetSeconds }: Allowance): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, remaining)),
    'x-ratelimit-reset': String(resetSeconds),
  };
}

export function tooManyRequests(allowance: Allowance): Reply {
  return json(429, { message: 'ThrottlerException: Too Many Requests' }, allowanceHeaders(allowance));
}
