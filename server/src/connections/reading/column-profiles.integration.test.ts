import type { Connection } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { personIn, signedIn, startTestApp } from '../../../testing/test-app.ts';
import type { SourceForUser } from '../open-source-for-user.ts';

const files = sqliteShop();
const engines: Record<string, () => Promise<ConnectedShop>> = {
  SQLite: async () => files,
  PostgreSQL: () => postgresShop(inject('postgresUrl')),
  MariaDB: mariadbShop,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ SQLITE_ROOT: files.root });
});
afterAll(() => server.close());

/** One more than a first look takes in, with its rarest state at the end. */
const most = 2_001;

describe.each(Object.entries(engines))('what columns hold on %s', (engine, start) => {
  let shop: ConnectedShop;
  let source: SourceForUser;

  beforeAll(async () => {
    shop = await start();
    const odd = shop.quote('Odd Näme');
    await shop.execute(
      `CREATE TABLE ${odd} (id INTEGER PRIMARY KEY, ${shop.quote('the state')} VARCHAR(20), name VARCHAR(40),
        password_hash VARCHAR(40), price DECIMAL(8, 2), sold_on DATE, is_new BOOLEAN, noted_at VARCHAR(20))`,
    );
    const rows = Array.from({ length: most }, (_, index) => {
      const state = index === most - 1 ? 'lost' : index % 2 ? 'open' : 'closed';
      return `(${index}, '${state}', 'Name ${index}', 'same', ${index / 4}, '2026-0${(index % 9) + 1}-15', NULL, '2026-0${(index % 9) + 1}-15 10:${10 + (index % 50)}:00')`;
    });
    await shop.execute(`INSERT INTO ${odd} VALUES ${rows.join(', ')}`);
    await shop.execute('CREATE TABLE small (id INTEGER PRIMARY KEY, city VARCHAR(20))');
    await shop.execute("INSERT INTO small VALUES (1, 'Bern'), (2, 'Chur'), (3, 'Bern'), (4, NULL)");
    const browser = await signedIn(server, `${engine.toLowerCase()}@example.com`);
    const { connection }: { connection: Connection } = (
      await browser.send('POST', api.connections, shop.form)
    ).json();
    const owner = await personIn(browser);
    source = await server.services.sources.open({
      owner,
      id: connection.id,
      signal: new AbortController().signal,
    });
  });
  afterAll(() => shop.stop());

  test('small domains come with all their values, numbers and days with their ends', async () => {
    const profiles = await source.profiles();
    const about = (table: string, column: string) => {
      const found = profiles.find((profile) => profile.table === table && profile.column === column);
      return found && { values: found.values, min: found.min, max: found.max };
    };
    expect(about('small', 'city')).toEqual({ values: ['Bern', 'Chur'], min: null, max: null });
    expect(about('small', 'id')).toEqual({ values: null, min: '1', max: '4' });
    // The whole of a larger table counts: its last row has the rarest state.
    expect(about('Odd Näme', 'the state')?.values).toEqual(['closed', 'lost', 'open']);
    expect(about('Odd Näme', 'id')).toMatchObject({ min: '0', max: '2000' });
    expect(about('Odd Näme', 'price')?.max).toMatch(/^500(\.0+)?$/);
    expect(about('Odd Näme', 'sold_on')).toMatchObject({ min: '2026-01-15', max: '2026-09-15' });
  });

  test('texts that are moments come with their ends', async () => {
    const found = (await source.profiles()).find(({ column }) => column === 'noted_at');
    expect(found).toMatchObject({ values: null, min: '2026-01-15 10:10:00', max: '2026-09-15 10:59:00' });
  });

  test('neither secrets nor columns of many values are given out', async () => {
    const columns = (await source.profiles()).map(({ column }) => column);
    expect(columns).not.toContain('password_hash');
    expect(columns).not.toContain('name');
  });

  test('the values of one column are read when they are asked for', async () => {
    const { schema } = (await source.schema()).tables.find(({ name }) => name === 'small') ?? { schema: '' };
    const values = await source.valuesOf({ schema, table: 'small', column: 'city' });
    expect(values.toSorted()).toEqual(['Bern', 'Chur']);
    const names = await source.valuesOf({ schema, table: 'Odd Näme', column: 'name' });
    expect(names.length).toBeGreaterThan(1_000);
    expect(await source.valuesOf({ schema, table: 'small', column: 'nothing' })).toEqual([]);
    const [city = ''] = values;
    expect(await source.holds({ schema, table: 'small', column: 'city' }, city.toUpperCase())).toBe(true);
    expect(await source.holds({ schema, table: 'small', column: 'city' }, `${city} '`)).toBe(false);
    expect(await source.holds({ schema, table: 'small', column: 'nothing' }, city)).toBe(null);
    expect(await source.holds({ schema, table: 'Odd Näme', column: 'password_hash' }, 'x')).toBe(null);
    expect(await source.valuesOf({ schema, table: 'Odd Näme', column: 'password_hash' })).toEqual([]);
  });
});
