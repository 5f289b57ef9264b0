import { beforeAll, describe, expect, test } from 'vitest';
import { asked } from '../../../testing/ask-over-http.ts';
import { askOnEngines } from '../../../testing/engine/ask-on-engines.ts';

/** Asked on Saturday, 14 November 2026, with Parley's own reader: each visit is on another day of that year. */
const firstDay = Date.UTC(2026, 0, 1);
const days = Array.from({ length: 310 }, (_, at) =>
  new Date(firstDay + at * 86_400_000).toISOString().slice(0, 10),
);

const { engines, browser } = askOnEngines({ reader: 'own' });

describe.each(engines)('moments that are kept as texts on $engine', ({ connect }) => {
  let connectionId: string;

  beforeAll(async () => {
    const rows = days.map((day, at) => `(${at}, 'Guest ${at}', '${day} 10:30:00')`);
    connectionId = await connect([
      'CREATE TABLE visits (id INTEGER PRIMARY KEY, guest VARCHAR(40) NOT NULL, visited_at VARCHAR(20) NOT NULL)',
      `INSERT INTO visits VALUES ${rows.join(', ')}`,
    ]);
  });

  test.each([
    ['how many visits were there in October 2026?', days.filter((day) => day.startsWith('2026-10')).length],
    ['how many visits were there last month?', days.filter((day) => day.startsWith('2026-10')).length],
    ['how many visits since April?', days.filter((day) => day >= '2026-04-01').length],
  ])('answer %s', async (question, count) => {
    const { execution } = await asked(browser(), { question, connectionId });
    expect(execution.result?.rows, execution.reading ?? execution.status).toEqual([[String(count)]]);
  });
});
