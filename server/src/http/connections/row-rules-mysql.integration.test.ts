import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import {
  boundRegion,
  fillSales,
  type RuledSpace,
  ruledSpace,
  southern,
} from '../../../testing/shared-space.ts';
import { type ConnectedShop, mariadbShop } from '../../../testing/shop-databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const mine = 'SELECT customer FROM sales WHERE region = :region';

/** Each gives rows of every region, whoever runs it, if it is let through. */
const attempts: Record<string, readonly string[]> = {
  alias: ['SELECT goods.customer FROM sales AS goods', 'SELECT `g`.customer FROM sales `g`'],
  join: [
    'SELECT s.customer FROM sales s JOIN sales t ON t.region = :region',
    'SELECT s.customer FROM sales s LEFT JOIN goods g ON s.region = :region',
    'SELECT s.customer FROM goods g RIGHT JOIN sales s ON s.region = :region',
    'SELECT s.customer FROM goods g STRAIGHT_JOIN sales s',
    'SELECT s.customer FROM goods g, sales s WHERE :region IS NOT NULL',
  ],
  'join in brackets': [
    'SELECT s.customer FROM goods g JOIN (sales s) ON g.id = 1',
    'SELECT s.customer FROM goods g JOIN (sales s JOIN sales t) ON t.region = :region',
    'SELECT s.customer FROM (goods g, sales s)',
    'SELECT x.customer FROM goods g JOIN (SELECT customer FROM sales) x',
    'SELECT s.customer FROM goods g LEFT JOIN (goods h LEFT JOIN sales s ON h.id = 1) ON g.id = 1',
  ],
  subquery: [
    'SELECT (SELECT GROUP_CONCAT(customer) FROM sales) AS told FROM goods',
    `${mine} UNION ALL SELECT name FROM goods WHERE EXISTS (SELECT 1 FROM sales WHERE customer = 'Sole Southcanary') AND name = 'Southcanary'`,
    'SELECT customer FROM (SELECT * FROM sales) AS s WHERE :region IS NOT NULL',
    'WITH s AS (SELECT * FROM sales) SELECT customer FROM s',
    'WITH RECURSIVE s AS (SELECT customer FROM sales UNION SELECT customer FROM s) SELECT customer FROM s',
  ],
  view: ['SELECT customer FROM all_sales', 'SELECT customer FROM ALL_SALES'],
  union: [
    `${mine} UNION ALL SELECT customer FROM sales`,
    `(${mine}) UNION (SELECT customer FROM sales)`,
    `${mine} EXCEPT SELECT name FROM goods UNION SELECT customer FROM sales`,
  ],
  having: [
    'SELECT customer, region FROM sales HAVING region = :region OR 1 = 1',
    'SELECT GROUP_CONCAT(customer) AS told FROM sales HAVING :region IS NOT NULL',
  ],
  backticks: [
    'SELECT customer FROM `sales`',
    'SELECT customer FROM `sales` WHERE `:region` IS NULL OR 1 = 1',
    'SELECT customer AS `WHERE region = :region` FROM sales WHERE :region IS NOT NULL',
    'SELECT `sales`.`customer` FROM`sales`WHERE 1',
  ],
  comments: [
    `${mine} /*! OR 1 = 1 */`,
    `${mine} /*!50000 OR 1 = 1 */`,
    `${mine} /*M! OR 1 = 1 */`,
    `${mine} /*M!100100 OR 1 = 1 */`,
    'SELECT customer FROM sales /* WHERE region = :region */ WHERE :region IS NOT NULL',
    'SELECT customer FROM sales WHERE :region IS NOT NULL -- AND region = :region',
    'SELECT customer FROM sales WHERE :region IS NOT NULL # AND region = :region',
    'SELECT customer FROM sales WHERE 1 --1 AND region = :region',
  ],
  'case of names': [
    'SELECT CUSTOMER FROM SALES',
    'SELECT customer FROM Sales WHERE :region IS NOT NULL',
    'SELECT S.customer FROM sales s JOIN sales S ON S.region = :region',
    'SELECT s.customer FROM sales s WHERE EXISTS (SELECT 1 FROM sales S WHERE s.region = :region) OR 1 = 1',
  ],
  'what binds tighter': [
    'SELECT customer FROM sales WHERE region = :region || 1 = 1',
    'SELECT customer FROM sales WHERE region = :region OR 1 = 1',
    'SELECT customer FROM sales WHERE region = :region XOR 1',
    'SELECT customer FROM sales WHERE region = :region = 0',
    'SELECT customer FROM sales WHERE region = :region <> 1',
    'SELECT customer FROM sales WHERE region = :region <=> 0',
    'SELECT customer FROM sales WHERE region = :region IN (0, 1)',
    'SELECT customer FROM sales WHERE region = :region IS NOT NULL',
    'SELECT customer FROM sales WHERE region = :region IS FALSE',
    "SELECT customer FROM sales WHERE region = :region LIKE '%'",
    "SELECT customer FROM sales WHERE region = :region REGEXP '.'",
    'SELECT customer FROM sales WHERE region = :region BETWEEN 0 AND 1',
    'SELECT customer FROM sales WHERE amount BETWEEN 0 AND region = :region',
    'SELECT customer FROM sales WHERE amount NOT BETWEEN 1 AND region = :region',
    'SELECT customer FROM sales WHERE region = :region | 1 OR 1',
    'SELECT customer FROM sales WHERE NOT region = :region',
    'SELECT customer FROM sales WHERE ! region = :region',
    'SELECT customer FROM sales WHERE region = :region - 0',
    'SELECT customer FROM sales WHERE - region = :region',
    'SELECT customer FROM sales WHERE amount = 0 = region = :region',
    'SELECT customer FROM sales WHERE 0 = region = :region',
    "SELECT customer FROM sales WHERE 'x' LIKE region = :region",
    'SELECT customer FROM sales WHERE (1, region = :region) IN ((1, 0), (1, 1))',
    'SELECT customer FROM sales WHERE IF(region = :region, 1, 1)',
    'SELECT customer FROM sales WHERE CASE WHEN 1 THEN 1 WHEN 1 AND region = :region AND 1 THEN 1 END',
  ],
  'another name of the database': [
    'SELECT customer FROM DATABASE_NAME.sales',
    'SELECT customer FROM DATABASE_NAME . sales WHERE :region IS NOT NULL',
  ],
  'other words': [
    'TABLE sales',
    'SELECT customer FROM sales USE INDEX () WHERE :region IS NOT NULL',
    'SELECT customer FROM sales NATURAL JOIN (SELECT 1 AS one) x',
    'SELECT customer FROM sales LIMIT 4',
    'SELECT MAX(customer) OVER () AS told FROM sales ORDER BY region = :region',
    'SELECT JSON_ARRAYAGG(customer) AS told FROM sales GROUP BY :region',
  ],
};

/** Where names of tables differ by their letters alone, they are two tables with 0 and one with 1. */
const settings: { lowerCase: string; ways: 'all' | string[] }[] = [
  { lowerCase: '0', ways: 'all' },
  { lowerCase: '1', ways: ['alias', 'view', 'backticks', 'case of names', 'another name of the database'] },
];

describe.each(settings)('with lower_case_table_names = $lowerCase', ({ lowerCase, ways }) => {
  let shop: ConnectedShop;
  let server: TestApp;
  let space: RuledSpace;
  let secret: string;

  beforeAll(async () => {
    shop = await mariadbShop({ 'lower-case-table-names': lowerCase });
    await fillSales(shop);
    await shop.execute('CREATE VIEW all_sales AS SELECT customer, region FROM sales');
    await shop.execute(
      'CREATE TABLE Sales2 (id INTEGER PRIMARY KEY, region VARCHAR(40), customer VARCHAR(40))',
    );
    server = await startTestApp({ PLANS: 'off' });
    space = await ruledSpace(server, shop);
    secret = (await createToken(space.asker)).secret;
  });
  afterAll(async () => {
    await server.close();
    await shop.stop();
  });

  async function toldToAsker(tool: { id: string; systemName: string }): Promise<string[]> {
    const name = tool.systemName.replace(/_\d+$/, '');
    const headers = { authorization: `Bearer ${secret}`, host: new URL(server.origin).host };
    const web = await space.asker.send('POST', api.runTool.replace(':id', tool.id), { values: {} });
    const rest = await server.app.inject({
      method: 'POST',
      url: api.v1Run.replace(':name', name),
      headers,
      payload: { parameters: {} },
    });
    const mcp = await server.app.inject({
      method: 'POST',
      url: api.mcp,
      headers: { ...headers, accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } },
    });
    return [web.body, rest.body, mcp.body];
  }

  test('[N07] on MariaDB an asker reads the rows of their region', async () => {
    const tool = await space.publish('Mine', mine);
    for (const body of await toldToAsker(tool)) {
      expect(body).toContain('Fjord');
      expect(body).not.toMatch(southern.words);
    }
  });

  test('[N07] on MariaDB a tool that writes names in other letters is open to askers where the server takes them for the same', async () => {
    const sql = 'SELECT CUSTOMER FROM SALES WHERE SALES.Region = :region';
    const saved = await space.publish('In other letters', sql).catch(() => null);
    expect(saved !== null).toBe(lowerCase === '1');
    for (const body of saved ? await toldToAsker(saved) : []) {
      expect(body).toContain('Fjord');
      expect(body).not.toMatch(southern.words);
    }
  });

  test('[N07] on MariaDB an output may be called like its table, which is no value there', async () => {
    const tool = await space.publish('Counted', 'SELECT count(*) AS sales FROM sales WHERE region = :region');
    const { statusCode, body } = await space.asker.send('POST', api.runTool.replace(':id', tool.id), {
      values: {},
    });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"sales"')]);
    const whole = { connection_id: space.connectionId, query: 'SELECT sales FROM sales' };
    expect((await space.maker.send('POST', api.runSql, whole)).body).toMatch(/Unknown column 'sales'/);
  });

  test.each(Object.entries(attempts).filter(([way]) => ways === 'all' || ways.includes(way)))(
    '[N07] on MariaDB no asker reads another region by %s, on a page, over REST or over MCP',
    async (way, statements) => {
      const leaking: string[] = [];
      for (const [index, written] of statements.entries()) {
        const sql = written.replaceAll('DATABASE_NAME', String(shop.form.database));
        const name = `${way} ${index}`;
        const saved = await space.publish(name, sql).catch((error: unknown) => String(error));
        // What cannot be saved reaches nobody.
        if (typeof saved === 'string') continue;
        for (const body of await toldToAsker(saved)) {
          expect([sql, southern.words.test(body)], body).toEqual([sql, false]);
        }
        const ran = await space.maker.send('POST', api.runSql, {
          connection_id: space.connectionId,
          query: sql.replaceAll(/(?<!`):region/g, "'Nordics'"),
        });
        if (southern.words.test(ran.body)) leaking.push(sql);
      }
      // They would have told, had they been let through.
      expect(leaking.length, leaking.join('\n')).toBeGreaterThan(0);
      if (lowerCase === '1' && way === 'case of names')
        expect(leaking).toContain('SELECT CUSTOMER FROM SALES');
    },
  );

  test('[N07] on MariaDB an asker runs no statement of their own, by whatever route', async () => {
    const body = { connection_id: space.connectionId, query: mine, parameters: [boundRegion], values: {} };
    for (const path of [api.runSql, api.download, api.rehearse, api.checkSql]) {
      const answer = await space.asker.send('POST', path, {
        ...body,
        format: 'csv',
        connectionId: space.connectionId,
        sql: mine,
      });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'space_role']);
    }
  });
});
