import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.union([z.number().int(), z.string().regex(/^-?\d+$/)]) }),
  z.strictObject({ doubleValue: z.number() }),
  z.strictObject({ boolValue: z.boolean() }),
]);
const attributes = z.array(z.strictObject({ key: z.string().min(1), value }));
const nanoseconds = z.union([z.string().regex(/^\d{19}$/), z.number()]);

/** A span as OTLP writes it in JSON; anything that is not in the protocol is refused. */
const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  traceState: z.string().optional(),
  name: z.string().min(1),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  droppedAttributesCount: z.literal(0),
  events: z.array(z.unknown()),
  droppedEventsCount: z.literal(0),
  links: z.array(z.unknown()),
  droppedLinksCount: z.literal(0),
  status: z.strictObject({ code: z.number().int().min(0).max(2), message: z.string().optional() }),
  flags: z.number().int().optional(),
});

const request = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes, droppedAttributesCount: z.literal(0) }),
      schemaUrl: z.string().optional(),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string().optional() }),
          spans: z.array(span),
          schemaUrl: z.string().optional(),
        }),
      ),
    }),
  ),
});

export type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  kind: number;
  ms: number;
  isError: boolean;
  attributes: Record<string, string | number | boolean>;
};

export type OtlpCollector = {
  url: string;
  spans(): ReceivedSpan[];
  /** What describes whoever sent them. */
  resource(): Record<string, unknown>;
  /** The headers of each call. */
  headers(): Record<string, unknown>[];
  /** What could not be read, in words; a test expects none. */
  mistakes(): string[];
  close(): Promise<void>;
};

/** Takes traces by OTLP over HTTP, as JSON, and is strict about it. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: ReceivedSpan[] = [];
  const mistakes: string[] = [];
  const headers: Record<string, unknown>[] = [];
  let resource: Record<string, unknown> = {};
  const server = createServer(async (incoming, answer) => {
    headers.push(incoming.headers);
    let body = '';
    for await (const piece of incoming) body += piece;
    const isRight =
      incoming.method === 'POST' &&
      incoming.url === '/v1/traces' &&
      incoming.headers['content-type'] === 'application/json';
    const parsed = request.safeParse(isRight ? JSON.parse(body) : null);
    if (!parsed.success) {
      mistakes.push(`${incoming.method} ${incoming.url}: ${z.prettifyError(parsed.error)}`);
      return answer.writeHead(400).end();
    }
    for (const { resource: from, scopeSpans } of parsed.data.resourceSpans) {
      resource = plain(from.attributes);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map(received)));
    }
    return answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => [...spans],
    resource: () => resource,
    headers: () => [...headers],
    mistakes: () => [...mistakes],
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function received(one: z.infer<typeof span>): ReceivedSpan {
  const { name, traceId, spanId, parentSpanId: parentId, kind, status } = one;
  const ms = Number(BigInt(one.endTimeUnixNano) - BigInt(one.startTimeUnixNano)) / 1e6;
  const isError = status.code === 2;
  return { name, traceId, spanId, parentId, kind, ms, isError, attributes: plain(one.attributes) };
}

function plain(list: z.infer<typeof attributes>): Record<string, string | number | boolean> {
  return Object.fromEntries(list.map(({ key, value: one }) => [key, Object.values(one)[0] ?? '']));
}
