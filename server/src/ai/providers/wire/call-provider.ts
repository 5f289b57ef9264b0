import type { Calling as PortCalling } from '../../port.ts';
import { type Exchange, openExchange } from './exchange-recorder.ts';
import { NotAnAnswer, Refused } from './provider-error-classes.ts';
import { askedToWait } from './retry.ts';
import { type Dial, type Reply, sendRequest } from './send-request.ts';
import type { Call, WireFormat } from './wire-format-types.ts';

/** Where a provider is, and how it is spoken to. */
export type Line = {
  /** As people know it: 'OpenAI'. */
  title: string;
  baseUrl: string;
  /** Whether the person named the address: then a failure may well be about it. */
  isOwnAddress: boolean;
  key: string;
  dialect: WireFormat;
  dial?: Dial | undefined;
};

type Calling = PortCalling & { silence?: number };

/** The parsed answer to one call; a refusal is thrown. */
export async function callProvider(line: Line, call: Call, calling: Calling): Promise<unknown> {
  const { reply, exchange } = await openNoted(line, call, calling);
  try {
    const text = await reply.text();
    exchange.close('answered', text);
    return parsed(text, reply);
  } finally {
    exchange.close('failed', '');
  }
}

/** The answer to one call, still to be read; whoever reads it closes the exchange. */
export async function openNoted(
  line: Line,
  call: Call,
  calling: Calling,
): Promise<{ reply: Reply; exchange: Exchange }> {
  const exchange = openExchange({ line, call }, calling.onExchange);
  try {
    return { reply: await openCall(line, call, calling), exchange };
  } catch (error) {
    exchange.close(error instanceof Refused ? 'refused' : 'failed', '');
    throw error;
  }
}

async function openCall(line: Line, call: Call, { signal, silence }: Calling): Promise<Reply> {
  const { baseUrl, dialect, key, dial } = line;
  const reply = await sendRequest({
    url: new URL(`${baseUrl}${call.path}`),
    method: call.method,
    headers: dialect.headers(key),
    body: call.body,
    signal,
    dial,
    ...(silence !== undefined && { silence }),
  });
  if (reply.status >= 200 && reply.status < 300) return reply;
  const text = await reply.text();
  throw new Refused(
    dialect.readRefusal(reply.status, lenient(text)),
    reply.status,
    askedToWait(reply.headers),
  );
}

function parsed(text: string, reply: Reply): unknown {
  const value = lenient(text);
  if (value === undefined) throw new NotAnAnswer(isPage(reply));
  return value;
}

/** A sign-in page, or the web site of a server whose API is elsewhere. */
export function isPage({ headers }: Reply): boolean {
  return (headers.get('content-type') ?? '').includes('html');
}

function lenient(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
