import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

export type EventGate = {
  /** Lets events through until one of this kind, that one included. */
  passUntil(isLast: (event: string) => boolean): void;
  passAll(): void;
  close(): Promise<void>;
};

/** Between the page and the server's event streams of this path: an event reaches the page when the test says so. */
export async function gateEvents(
  page: Page,
  { origin, path }: { origin: string; path: string },
): Promise<EventGate> {
  let isOpen = (_event: string) => false;
  let changed = Promise.withResolvers<void>();
  const set = (next: typeof isOpen) => {
    isOpen = next;
    changed.resolve();
    changed = Promise.withResolvers<void>();
  };
  const server = createServer(async (request, response) => {
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(request.method === 'GET' ? {} : { body: new Uint8Array(await buffer(request)) }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    for await (const event of eventsOf(answer)) {
      while (!isOpen(event)) await changed.promise;
      response.write(event);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The page's cookies are for this name.
  await page.route(`**${path}`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: `http://localhost:${port}${pathname}` });
  });
  return {
    passUntil: (isLast) => {
      let isOver = false;
      set((event) => {
        if (isOver) return false;
        isOver = isLast(event);
        return true;
      });
    },
    passAll: () => set(() => true),
    close: async () => {
      await page.unroute(`**${path}`);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function* eventsOf(answer: Response): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split(/(?<=\n\n)/);
    text = events.at(-1)?.endsWith('\n\n') ? '' : (events.pop() ?? '');
    yield* events;
  }
  if (text !== '') yield text;
}
