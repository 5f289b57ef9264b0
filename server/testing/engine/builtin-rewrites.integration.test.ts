import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rewriteSql } from '../../src/ai/builtin/rewrite/rewrite-sql.ts';
import { suggestTools } from '../../src/ai/builtin/suggest/suggest-tools.ts';
import { writeSql } from '../../src/ai/builtin/suggest/write-tool-sql.ts';
import { createSampleShop } from '../../src/connections/sample/create-sample-shop.ts';
import { openSqlite } from '../../src/databases/sqlite/open-database.ts';
import { readQuestion } from '../../src/language/question/question.ts';
import { analyseStatement } from '../../src/language/statement/analyse-statement.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-rewrites-'));
afterAll(() => rmSync(folder, { recursive: true }));

const moment = { now: '2026-03-18T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' } as const;
const wishes = [
  ['only from Norway'],
  ['in 2025'],
  ['by month'],
  ['price over 10'],
  ['excluding Sweden', 'by month'],
];

test('[L04] every rewrite of a suggested tool passes the guard and runs', async () => {
  const file = join(folder, 'shop.db');
  createSampleShop(file, new Date(moment.now));
  const database = await openSqlite({ file, root: folder });
  const schema = await database.introspect();
  const task = {
    dialect: database.dialect,
    schema,
    profiles: [],
    exclude: [],
    systemDescription: '',
    today: '2026-03-18',
  };
  let count = 0;
  for (const draft of await suggestTools(task)) {
    const tables = schema.tables.filter(({ name }) => draft.tables.includes(name));
    const written = await writeSql({
      ...task,
      tables,
      relationships: schema.relationships,
      draft,
      failed: null,
    });
    const statement = await analyseStatement(database.dialect, written.sql);
    const tool = { ...draft, ...written, statement, dialect: database.dialect, tables };
    for (const unused of wishes) {
      const rewrite = rewriteSql({
        question: readQuestion(unused.join(' ')),
        tool,
        moment,
        reachable: [],
        unused,
      });
      if (!rewrite) continue;
      count += 1;
      const proposal = { sql: rewrite.sql, parameters: [...rewrite.parameters], values: {} };
      const approved = await database.approveRead(proposal);
      await expect(database.query(approved), rewrite.sql).resolves.toHaveProperty('rows');
    }
  }
  await database.close();
  expect(count).toBeGreaterThan(10);
});
