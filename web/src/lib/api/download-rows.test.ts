import { describe, expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { downloadRows } from './download-rows.ts';

const wanted = { connection_id: 'c', query: 'SELECT 1', format: 'csv', file_name: 'orders' } as const;

function piecesOf(...pieces: (string | Error)[]) {
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

/** A browser whose files can be looked at. */
function browserWith(answer: Response | Error, picker: 'none' | 'file' | 'closed') {
  const seen = { sent: [] as unknown[], name: '', written: '', state: 'open', blob: null as Blob | null };
  const file = () =>
    new WritableStream<Uint8Array>({
      write: (piece) => {
        seen.written += new TextDecoder().decode(piece);
      },
      close: () => {
        seen.state = 'closed';
      },
      abort: () => {
        seen.state = 'thrown away';
      },
    });
  const browser = {
    fetch: async (path: string, init: RequestInit) => {
      seen.sent.push([path, init.method, JSON.parse(String(init.body))]);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isOnline: () => true,
    chooseFile: async (name: string) => {
      seen.name = name;
      if (picker === 'closed') throw new DOMException('closed', 'AbortError');
      return picker === 'file' ? file() : null;
    },
    saveBlob: (name: string, blob: Blob) => {
      seen.name = name;
      seen.blob = blob;
    },
  };
  return { browser, seen };
}

const failureOf = (running: Promise<unknown>) =>
  running.then(
    () => null,
    (error: unknown) => error,
  );

describe('a download', () => {
  test('goes into the chosen file piece by piece, and holds no formula for a spreadsheet', async () => {
    const { browser, seen } = browserWith(new Response(piecesOf('a,b\r\n', '1,2\r\n')), 'file');
    expect(await downloadRows(wanted, { browser })).toBe('saved');
    expect(seen).toMatchObject({ name: 'orders.csv', written: 'a,b\r\n1,2\r\n', state: 'closed' });
    expect(seen.sent).toEqual([['/api/download', 'POST', { ...wanted, spreadsheet: true }]]);
  });

  test('is gathered where the browser writes no files', async () => {
    const { browser, seen } = browserWith(new Response(piecesOf('a\r\n', '1\r\n')), 'none');
    expect(await downloadRows(wanted, { browser })).toBe('saved');
    expect([seen.name, await seen.blob?.text()]).toEqual(['orders.csv', 'a\r\n1\r\n']);
  });

  test('that breaks off leaves no file and says so', async () => {
    for (const picker of ['file', 'none'] as const) {
      const { browser, seen } = browserWith(new Response(piecesOf('a\r\n', new TypeError('cut'))), picker);
      expect(await failureOf(downloadRows(wanted, { browser }))).toMatchObject({
        code: 'interrupted',
        status: 0,
      });
      expect([seen.state, seen.blob]).toEqual([picker === 'file' ? 'thrown away' : 'open', null]);
    }
  });

  test('that is refused gives the server’s own words', async () => {
    const body = { code: 'sql_refused', message: 'This statement was refused: no.', requestId: 'r' };
    const { browser, seen } = browserWith(Response.json(body, { status: 400 }), 'file');
    const failure = await failureOf(downloadRows(wanted, { browser }));
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ code: 'sql_refused', message: body.message });
    expect(seen.state).toBe('thrown away');
  });

  test('that the person calls off is no failure', async () => {
    const { browser, seen } = browserWith(new Response(''), 'closed');
    expect(await downloadRows(wanted, { browser })).toBe('called off');
    expect(seen.sent).toEqual([]);
    const { browser: other, seen: file } = browserWith(new DOMException('stopped', 'AbortError'), 'file');
    expect(await downloadRows(wanted, { browser: other })).toBe('called off');
    expect(file.state).toBe('thrown away');
  });
});
