import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asked } from '../../../testing/ask-over-http.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { mariadbShop, postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

/** Members of a club, with Parley's own reader: conventions that no name and no type says. */
const countries = ['BE', 'DE', 'FR', 'NL'];
const members = Array.from({ length: 120 }, (_, at) => ({
  country: countries[at % countries.length] as string,
  hasNewsletter: at % 3 === 0,
  phone: at % 5 === 0 ? '' : at % 7 === 0 ? null : `0${at}`,
  joined: `${at % 2 === 0 ? 2025 : 2026}-10-${String((at % 28) + 1).padStart(2, '0')}`,
  isGone: at % 11 === 0,
}));
type Member = (typeof members)[number];
const count = (isCounted: (member: Member) => boolean): number =>
  members.filter((member) => !member.isGone && isCounted(member)).length;

const files = sqliteShop();
let server: TestApp;
let browser: TestBrowser;
const opened: ConnectedShop[] = [];

beforeAll(async () => {
  server = await startTestApp({ SQLITE_ROOT: files.root }, { reader: 'own' });
  browser = await signedIn(server);
  await browser.send('POST', api.subscription, { plan: 'professional' });
});
afterAll(async () => {
  await server.close();
  await Promise.all(opened.map(({ stop }) => stop()));
});

const shops: [string, string, () => Promise<ConnectedShop>][] = [
  ['PostgreSQL', 'BOOLEAN', () => postgresShop(inject('postgresUrl'))],
  ['MariaDB', 'INTEGER', mariadbShop],
  ['SQLite', 'INTEGER', async () => files],
];

describe.each(shops)('what columns mean on %s', (_name, flag, start) => {
  let connectionId: string;

  beforeAll(async () => {
    const shop = await start();
    opened.push(shop);
    const yes = (is: boolean) => (flag === 'BOOLEAN' ? String(is) : String(Number(is)));
    const text = (value: string | null) => (value === null ? 'NULL' : `'${value}'`);
    await shop.execute(
      `CREATE TABLE members (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, country_code VARCHAR(2) NOT NULL,
        newsletter ${flag} NOT NULL, phone VARCHAR(20), joined_on DATE NOT NULL, deleted_at TIMESTAMP NULL)`,
    );
    const rows = members.map(({ country, hasNewsletter, phone, joined, isGone }, at) => {
      const deleted = isGone ? "'2026-11-02 09:00:00'" : 'NULL';
      return `(${at}, 'Member ${at}', '${country}', ${yes(hasNewsletter)}, ${text(phone)}, '${joined}', ${deleted})`;
    });
    await shop.execute(`INSERT INTO members VALUES ${rows.join(', ')}`);
    connectionId = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
    await browser.send('POST', api.scan.replace(':id', connectionId));
  });

  test.each([
    ['how many members do we have', count(() => true)],
    ['how many members live in Belgium', count(({ country }) => country === 'BE')],
    ['how many german members are there', count(({ country }) => country === 'DE')],
    ['how many members get the newsletter', count(({ hasNewsletter }) => hasNewsletter)],
    ['how many members have no phone number', count(({ phone }) => phone === null || phone === '')],
    ['how many members joined in October 2025', count(({ joined }) => joined.startsWith('2025-10'))],
  ])('answer %s', async (question, rows) => {
    const { execution } = await asked(browser, { question, connectionId });
    expect(execution.result?.rows, execution.reading ?? execution.status).toEqual([[String(rows)]]);
  });
});
