import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectionOutput, uploadOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../scripts/ensure-built.ts';
import { chromiumLaunch } from '../server/testing/servers/chromium-launch.ts';
import { thousandTables } from '../server/testing/thousand-tables.ts';
import { askEnter } from './ask-enter.ts';
import { type Frames, framesDuring } from './support/frame-recorder.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';

/** What a person sees of speed: the first sign after Enter, a long table that scrolls, a large diagram that moves. */
const questions = 20;
const rowsShown = 100_000;
const moving = 3_000;

await ensureBuilt(new URL('..', import.meta.url).pathname, 'web');
const parley = await startParley();
const browser = await chromium.launch(chromiumLaunch());
const context = await browser.newContext({ baseURL: parley.origin, viewport: { width: 1280, height: 900 } });
const person = await parley.visitor();
await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: parley.origin })));
const page = await context.newPage();
page.setDefaultTimeout(120_000);
const box = page.getByRole('textbox', { name: 'Your question' });
process.stdout.write(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}\n`,
);

await firstStep();
await longTable();
await largeDiagram();

await browser.close();
await parley.stop();

async function firstStep(): Promise<void> {
  const { connection } = connectionOutput.parse(await (await post(api.sampleConnection, {})).json());
  const tool = { name: 'Orders by status', description: 'How many orders have each status' };
  const sql = 'SELECT status, count(*) AS orders FROM orders GROUP BY status';
  await post(api.tools, { connectionId: connection.id, ...tool, sql });
  const ask = async (question: string) => {
    await page.goto(`/test?source=${connection.id}`);
    // A person has read the page before they ask.
    await page.waitForLoadState('networkidle');
    return askEnter(page, box, question);
  };
  // The first question loads the model that finds tools.
  await ask('orders by status');
  const times = [];
  for (let turn = 1; turn <= questions; turn += 1)
    times.push(await ask(`orders by status, attempt number ${turn}`));
  const begun = percentiles(times.map((seen) => seen.begun));
  judge('from Enter to the first step on screen, p50', begun.p50, { atMost: 100, unit: 'ms' });
  judge('from Enter to the first step on screen, p95', begun.p95, { atMost: 100, unit: 'ms' });
  // The page shows the first step by itself. The server's own word comes with what it found.
  const done = percentiles(times.map((seen) => seen.done));
  process.stdout.write(
    `from Enter to a tool found on screen: p50 ${done.p50.toFixed(0)} ms, p95 ${done.p95.toFixed(0)} ms\n`,
  );
}

function percentiles(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** The server shows ten thousand rows at most: here the page is handed ten times as many. */
async function longTable(): Promise<void> {
  const { connection } = connectionOutput.parse(await (await post(api.sampleConnection, {})).json());
  const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT i AS number, i * i AS square, 'row ' || i AS words, date('2020-01-01', i || ' days') AS day,
      i % 7 AS weekday, 'some longer text in row ' || i AS note FROM n`;
  const tool = { name: 'Many numbers', description: 'A long list of numbers with their squares' };
  await post(api.tools, { connectionId: connection.id, ...tool, sql });
  await page.route(`**${api.ask}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: tenfold(await answer.text()) });
  });
  await page.goto(`/test?source=${connection.id}`);
  await box.fill('many numbers');
  await box.press('Enter');
  const grid = page.getByRole('region', { name: 'Result of Many numbers' });
  await grid.getByRole('table').waitFor();
  await page.getByRole('link', { name: 'Permalink' }).waitFor();
  const rows = Number(await grid.getByRole('table').getAttribute('aria-rowcount')) - 1;
  if (rows !== rowsShown) throw new Error(`The table has ${rows} rows.`);
  await grid.hover();
  // Two notches a frame: faster than a hand.
  const wheel = await framesDuring(page, () => forAWhile(() => page.mouse.wheel(0, 240)));
  report(`${rowsShown} rows by the wheel`, wheel);
  const dragged = await framesDuring(page, () => grid.evaluate(dragScrollbar, moving));
  report(`${rowsShown} rows by the scroll bar`, dragged);
  await page.unroute(`**${api.ask}`);
}

async function largeDiagram(): Promise<void> {
  const connectionId = await connectThousand();
  await page.goto(`/connections?schema=${connectionId}`);
  const dialog = page.getByRole('dialog', { name: /^Schema: / });
  await dialog.getByText('0 of 1000 tables selected').waitFor();
  await dialog.getByRole('tab', { name: 'Diagram' }).click();
  const picture = dialog.getByRole('img', { name: /^1000 tables/ });
  await picture.waitFor();
  const frame = await picture.boundingBox();
  if (!frame) throw new Error('There is no diagram.');
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  const zoomed = await framesDuring(page, async () => {
    let turn = 0;
    await forAWhile(() => page.mouse.wheel(0, (turn++ / 20) % 2 < 1 ? -60 : 60));
  });
  report('1,000 tables zoomed', zoomed);
  await page.mouse.down();
  const panned = await framesDuring(page, async () => {
    let turn = 0;
    await forAWhile(() => {
      turn += 1;
      return page.mouse.move(x + 200 * Math.sin(turn / 15), y + 140 * Math.cos(turn / 11));
    });
  });
  await page.mouse.up();
  report('1,000 tables panned', panned);
}

/** Runs in the page. Every frame is somewhere else: no row stays. */
function dragScrollbar(scroller: Element, time: number): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    // Asked for in every frame, it would have the page laid out once more.
    const height = scroller.scrollHeight;
    requestAnimationFrame(function drag(now) {
      const gone = (now - began) / time;
      if (gone >= 1) return resolve();
      scroller.scrollTop = gone * height;
      requestAnimationFrame(drag);
    });
  });
}

function report(what: string, frames: Frames): void {
  const { count, onTime, longestMs, p95Ms, mainThreadMs, longTasks } = frames;
  process.stdout.write(
    `${what}: ${count} frames, 95 of 100 within ${p95Ms.toFixed(1)} ms, the longest ${longestMs.toFixed(0)} ms, ${longTasks} long tasks\n`,
  );
  judge(`${what}: frames in time for 60 a second`, onTime * 100, { atLeast: 95, unit: '%' });
  // Half of a frame, so that the other half is left for drawing.
  judge(`${what}: the page's own work a frame`, mainThreadMs, { atMost: 8, unit: 'ms' });
}

async function forAWhile(act: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + moving;
  while (performance.now() < end) await act();
}

function tenfold(stream: string): string {
  return stream
    .split('\n')
    .map((line) => {
      if (!line.startsWith('data: ') || !line.includes('"rows":[[')) return line;
      const data = JSON.parse(line.slice(6));
      if (!data.result) return line;
      const rows = Array.from({ length: 10 }, () => data.result.rows).flat();
      return `data: ${JSON.stringify({ ...data, result: { ...data.result, rows } })}`;
    })
    .join('\n');
}

async function connectThousand(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const file = join(folder, 'thousand.db');
  const database = new DatabaseSync(file);
  database.exec(thousandTables());
  database.close();
  const sent = await fetch(`${parley.origin}${api.sqliteFiles}?name=thousand.db`, {
    method: 'POST',
    headers: {
      origin: parley.origin,
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/octet-stream',
    },
    body: readFileSync(file),
  });
  rmSync(folder, { recursive: true, force: true });
  const { upload } = uploadOutput.parse(await sent.json());
  const saved = await post(api.connections, { type: 'sqlite', name: 'Thousand', file: { upload } });
  return connectionOutput.parse(await saved.json()).connection.id;
}

async function post(path: string, body: object): Promise<Response> {
  const answer = await person.send('POST', path, body);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}
