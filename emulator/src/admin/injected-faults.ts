import { refuse } from '../http/build-reply.ts';

/**
 * `expire-tokens` and `revoke-grants` happen at once; `refresh-race` holds the next answer to a refresh back,
 * its token already spent; `lost-answer` does what was asked and then cuts the line; `stay-on-decline` is the
 * manner of the classic consent page, from which a person who declines never comes back; the others replace or
 * delay the answer.
 */
const kinds = [
  'expire-tokens',
  'revoke-grants',
  'refresh-race',
  'rate-limit',
  'slow',
  'server-error',
  'cut-connection',
  'lost-answer',
  'stay-on-decline',
] as const;

export type FaultKind = (typeof kinds)[number];

export type Fault = { kind: FaultKind; match: string; times: number; delayMs: number; status: number };

/** What goes wrong on purpose, until it has gone wrong often enough. */
export class InjectedFaults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  list(): readonly Fault[] {
    return this.#waiting;
  }

  take(kind: FaultKind, path: string): Fault | undefined {
    const fault = this.#waiting.find((waiting) => waiting.kind === kind && path.startsWith(waiting.match));
    if (fault === undefined) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== fault);
    return fault;
  }
}

export function readFault(body: Record<string, unknown>): Fault {
  const kind = kinds.find((name) => name === body.kind);
  if (kind === undefined) throw refuse(400, `kind: Invalid option: expected one of ${kinds.join('|')}`);
  return {
    kind,
    match: typeof body.match === 'string' ? body.match : '/v1/',
    times: number(body, 'times', 1),
    delayMs: number(body, 'delayMs', 500),
    status: number(body, 'status', 500),
  };
}

function number(body: Record<string, unknown>, name: string, otherwise: number): number {
  const value = body[name] ?? otherwise;
  if (typeof value !== 'number') throw refuse(400, `${name}: Invalid input: expected number`);
  return value;
}
