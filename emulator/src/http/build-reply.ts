export type Reply = { status: number; headers: Record<string, string>; body: string };

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return jsonText(status, JSON.stringify(value), headers);
}

/** For text that is JSON already: rows are turned into it where they are read. */
export function jsonText(status: number, body: string, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body };
}

export function empty(status: number): Reply {
  return { status, headers: {}, body: '' };
}

export function seeOther(location: string): Reply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** Ends a call with an answer that is no success. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reply: Reply;

  constructor(status: number, body: { message: string } & Record<string, unknown>) {
    super(body.message);
    this.reply = json(status, body);
  }
}

/** The shape of nearly every error of the management API. */
export function refuse(status: number, message: string): Refusal {
  return new Refusal(status, { message });
}
