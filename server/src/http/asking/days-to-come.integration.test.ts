import { beforeAll, describe, expect, test } from 'vitest';
import { asked, makeTool, parameter } from '../../../testing/ask-over-http.ts';
import { askOnEngines } from '../../../testing/engine/ask-on-engines.ts';

/** Asked on Saturday, 14 November 2026: appointments are made for weeks ahead, sales end yesterday. */
const { engines, browser } = askOnEngines();

describe.each(engines)('days without a year on $engine', ({ connect }) => {
  let connectionId: string;
  const tools = new Map<string, string>();

  beforeAll(async () => {
    connectionId = await connect([
      'CREATE TABLE appointments (id INTEGER PRIMARY KEY, patient VARCHAR(40), held_on DATE)',
      "INSERT INTO appointments VALUES (1, 'Ada', '2026-11-13'), (2, 'Berta', '2026-11-20'), (3, 'Cem', '2026-12-24'), (4, 'Dana', '2025-12-02')",
      'CREATE TABLE sales (id INTEGER PRIMARY KEY, article VARCHAR(40), sold_on DATE)',
      "INSERT INTO sales VALUES (1, 'desk', '2026-11-13'), (2, 'lamp', '2026-11-12'), (3, 'chair', '2025-12-02')",
    ]);
    for (const [name, column] of [
      ['appointments', 'held_on'],
      ['sales', 'sold_on'],
    ] as const) {
      const tool = await makeTool(browser(), connectionId, {
        name: `${name} of a day`,
        description: `All ${name} of one day.`,
        sql: `SELECT * FROM ${name} WHERE ${column} = :day`,
        parameters: [parameter('day', 'date', { required: true })],
      });
      tools.set(name, tool.id);
    }
  });

  test.each([
    ['appointments', 'appointments on Friday', '2026-11-20'],
    ['appointments', 'which appointments did we have on Friday', '2026-11-13'],
    ['appointments', 'appointments on 24 December', '2026-12-24'],
    ['sales', 'sales on Friday', '2026-11-13'],
    ['sales', 'sales on 2 December', '2025-12-02'],
  ])('of the tool for %s: %s', async (tool, question, day) => {
    const { execution } = await asked(browser(), { question, connectionId, toolId: tools.get(tool) });
    expect(execution.chips).toMatchObject([{ value: day, origin: 'words' }]);
    expect(execution.result?.rows).toHaveLength(1);
  });
});
