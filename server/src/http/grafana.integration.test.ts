import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { ada, signedIn, startTestApp } from '../../testing/test-app.ts';

type Panel = { id: number; title: string; targets: { expr: string }[] };
const file = new URL('../../../deploy/grafana/parley.json', import.meta.url);
const { panels }: { panels: Panel[] } = JSON.parse(readFileSync(file, 'utf8'));
/** Words of the query language, and what the scraper adds. */
const notOurs = new Set(['up', 'sum', 'rate', 'topk', 'by', 'histogram_quantile']);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('the dashboard asks for metrics that there are, by labels that they have', async () => {
  await signedIn(server);
  await server.browser().send('POST', '/api/auth/sign-in', { email: ada.email, password: 'another one' });
  const { body } = await server.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  const served = new Set([...body.matchAll(/^(\w+)(?:\{|\s)/gm)].map(([, name]) => name));
  const labels = new Set([...body.matchAll(/(\w+)="/g)].map(([, name]) => name));
  expect(panels.length).toBeGreaterThan(8);
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const names = [...expr.matchAll(/\b([a-z]\w*)(?=\{|\()/g)].map(([, name = '']) => name);
      const asked = names.filter((name) => !notOurs.has(name));
      expect([title, asked.filter((name) => !served.has(name))]).toEqual([title, []]);
      const used = [...expr.matchAll(/(\w+)=~?"/g)].map(([, name = '']) => name);
      const known = (name: string) => labels.has(name) || name === 'job' || name === 'instance';
      expect([title, used.filter((name) => !known(name))]).toEqual([title, []]);
    }
  }
});
