import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, makeTool, parameter } from '../../testing/ask-over-http.ts';
import { createToken } from '../../testing/servers/mcp-server-and-client.ts';
import type { OtlpCollector, ReceivedSpan } from '../../testing/servers/otlp-collector.ts';
import { startOtlpCollector } from '../../testing/servers/otlp-collector.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../testing/test-app.ts';
import { readConfig } from '../platform/config.ts';
import { startTracing } from '../platform/tracing/start-tracing.ts';
import { currentTracer, inSpan } from '../platform/tracing/tracer.ts';

const sql = 'SELECT name, city FROM customers WHERE city = :city ORDER BY name';
const question = 'Customers of the city Zurich';

/** A server whose traces go to a collector, and everything that is asked of it. */
async function traced(
  more: Record<string, string>,
  work: (server: TestApp, browser: TestBrowser) => Promise<void>,
) {
  const collector = await startOtlpCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ...more };
  const tracing = await startTracing(readConfig(settings).tracing, '1.2.3');
  const server = await startTestApp(settings);
  try {
    await work(server, await signedIn(server));
  } finally {
    await server.close();
    await tracing.stop();
    await collector.close();
  }
  return collector;
}

async function shopWithTool(browser: TestBrowser): Promise<string> {
  const { connection } = (await browser.send('POST', api.sampleConnection)).json();
  await browser.send('POST', api.scan.replace(':id', connection.id));
  const about = { name: 'Customers of a city', description: 'The customers who live in a city, by name.' };
  await makeTool(browser, connection.id, { ...about, sql, parameters: [parameter('city', 'text')] });
  return connection.id;
}

/** In a process of its own: what a module loaded before cannot be told from what this one loads. */
const listPackages = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  const load = (url, context, next) => {
    const name = /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(url)?.[1];
    if (name) loaded.add(name);
    return next(url, context);
  };
  registerHooks({ load });
  const here = ${JSON.stringify(import.meta.url)};
  await import(new URL('../app.ts', here));
  await import(new URL('../services.ts', here));
  const { startTracing } = await import(new URL('../platform/tracing/start-tracing.ts', here));
  await startTracing(undefined, '1.2.3');
  const off = [...loaded];
  const headers = {};
  await startTracing({ endpoint: 'http://127.0.0.1:1', headers, serviceName: 'shop', captureContent: false }, '1.2.3');
  console.log(JSON.stringify({ off, on: [...loaded] }));
  process.exit();`;

describe('without an endpoint', () => {
  test('[Q03] a server loads no package of OpenTelemetry; with one it loads the SDK', async () => {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', listPackages]);
    const { off, on } = JSON.parse(stdout);
    expect(off).toEqual([]);
    expect(on).toEqual(expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/api']));
  });

  test('[Q03] nothing is loaded, and a span is the work itself', async () => {
    const { tracing } = readConfig({});
    expect(tracing).toBeUndefined();
    await (await startTracing(tracing, '1.2.3')).stop();
    expect(currentTracer()).toBeUndefined();
    const answer = Promise.resolve(1);
    expect(inSpan({ name: 'a span' }, () => answer)).toBe(answer);
  });
});

test('a request whose client goes before the answer has a span with status 499', async () => {
  const collector = await traced({}, async ({ app }) => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    app.server.prependListener('request', ({ socket }) => void socket.destroy());
    const { port } = app.server.address() as AddressInfo;
    await expect(fetch(`http://127.0.0.1:${port}${api.ready}`)).rejects.toThrow('fetch failed');
  });
  const gone = collector.spans().filter(({ name }) => name === `GET ${api.ready}`);
  expect(gone).toMatchObject([{ attributes: { 'http.response.status_code': 499 } }]);
});

describe('with an endpoint', () => {
  let collector: OtlpCollector;
  let spans: ReceivedSpan[];
  beforeAll(async () => {
    const headers = {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20canary',
      OTEL_SERVICE_NAME: 'shop',
    };
    collector = await traced(headers, async (server, browser) => {
      const connectionId = await shopWithTool(browser);
      const { execution } = await asked(browser, { question, connectionId });
      expect(execution).toMatchObject({ status: 'success', toolName: 'Customers of a city' });
      const { secret } = await createToken(browser, { name: 'An agent' });
      await server.app.inject({
        method: 'POST',
        url: api.mcp,
        headers: {
          authorization: `Bearer ${secret}`,
          host: new URL(server.origin).host,
          traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        },
        payload: {
          jsonrpc: '2.0',
          id: 7,
          method: 'tools/call',
          params: { name: 'customers_of_a_city', arguments: { city: 'Zurich' } },
        },
      });
      await server.app.inject('/api/nothing?token=canary');
    });
    spans = collector.spans();
  });
  afterAll(() => collector?.close());

  const named = (name: string) => spans.filter((span) => span.name === name);
  const one = (name: string): ReceivedSpan => {
    const [first] = named(name);
    if (!first)
      throw new Error(`There is no span '${name}' among: ${spans.map((span) => span.name).join(', ')}`);
    return first;
  };

  test('[Q03] what is sent is OTLP to the letter, with the headers and the name that were set', () => {
    expect(collector.mistakes()).toEqual([]);
    expect(collector.headers()[0]).toMatchObject({ authorization: 'Bearer canary' });
    expect(collector.resource()).toMatchObject({ 'service.name': 'shop', 'service.version': '1.2.3' });
  });

  test('[Q03] one question is one trace with every stage and its time', () => {
    const request = one(`POST ${api.ask}`);
    expect(request).toMatchObject({
      kind: 2,
      parentId: undefined,
      attributes: { 'http.request.method': 'POST', 'http.route': api.ask, 'http.response.status_code': 200 },
    });
    const ask = one('ask');
    expect(ask).toMatchObject({ traceId: request.traceId, parentId: request.spanId });
    expect(ask.attributes).toMatchObject({ 'parley.door': 'web', 'parley.execution.status': 'success' });
    for (const stage of ['find', 'extract', 'rewrite', 'guard', 'run', 'explain']) {
      const span = one(`ask ${stage}`);
      expect([stage, span.traceId, span.parentId]).toEqual([stage, ask.traceId, ask.spanId]);
      expect([stage, span.ms >= 0 && span.ms <= ask.ms]).toEqual([stage, true]);
    }
    expect(one('ask run').ms).toBeGreaterThan(0);
  });

  test('[Q03] calls of models are spans of their stage, by the conventions for models', () => {
    const extract = spans.find(({ attributes }) => attributes['parley.task'] === 'extract');
    expect(extract).toMatchObject({ parentId: one('ask extract').spanId, kind: 1 });
    expect(extract?.name).toBe(`chat ${extract?.attributes['gen_ai.request.model']}`);
    expect(extract?.attributes).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'parley',
    });
  });

  test('[Q03] a tool that an agent calls continues the agent’s trace, by the conventions for MCP', () => {
    const call = one('tools/call customers_of_a_city');
    expect(call.traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(call.attributes).toMatchObject({
      'mcp.method.name': 'tools/call',
      'jsonrpc.request.id': '7',
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'customers_of_a_city',
    });
    expect(one(`POST ${api.mcp}`)).toMatchObject({ spanId: call.parentId, parentId: 'b7ad6b7169203331' });
  });

  test('[Q03] no question, value, statement, path or query is in any of them', () => {
    const text = JSON.stringify(spans);
    for (const hidden of [question, 'Zurich', 'SELECT', 'canary', '/api/nothing', '@example.com'])
      expect(text).not.toContain(hidden);
  });
});

test('[Q03] with OTEL_CAPTURE_CONTENT=on the question, the statement and its values are there', async () => {
  const collector = await traced({ OTEL_CAPTURE_CONTENT: 'on' }, async (_server, browser) => {
    await asked(browser, { question, connectionId: await shopWithTool(browser) });
  });
  const spans = collector.spans();
  expect(spans.find(({ name }) => name === 'ask')?.attributes['parley.question']).toBe(question);
  const run = spans.find(({ name }) => name === 'ask run');
  expect(run?.attributes).toMatchObject({ 'db.query.text': sql, 'db.query.parameter.city': 'Zurich' });
});

test('[Q03] a collector that is away changes nothing, and does not hold up the end', async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  const tracing = await startTracing(readConfig(settings).tracing, '1.2.3');
  const server = await startTestApp(settings);
  expect((await server.app.inject(api.health)).statusCode).toBe(200);
  await server.close();
  await tracing.stop();
});
