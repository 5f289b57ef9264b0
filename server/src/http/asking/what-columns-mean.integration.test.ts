import { beforeAll, describe, expect, test } from 'vitest';
import { asked } from '../../../testing/ask-over-http.ts';
import { askOnEngines } from '../../../testing/engine/ask-on-engines.ts';

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

const { engines, browser } = askOnEngines({ reader: 'own' });

describe.each(engines)('what columns mean on $engine', ({ hasBooleans, connect }) => {
  let connectionId: string;

  beforeAll(async () => {
    const yes = (is: boolean) => String(hasBooleans ? is : Number(is));
    const text = (value: string | null) => (value === null ? 'NULL' : `'${value}'`);
    const rows = members.map(({ country, hasNewsletter, phone, joined, isGone }, at) => {
      const deleted = isGone ? "'2026-11-02 09:00:00'" : 'NULL';
      return `(${at}, 'Member ${at}', '${country}', ${yes(hasNewsletter)}, ${text(phone)}, '${joined}', ${deleted})`;
    });
    connectionId = await connect([
      `CREATE TABLE members (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, country_code VARCHAR(2) NOT NULL,
        newsletter ${hasBooleans ? 'BOOLEAN' : 'INTEGER'} NOT NULL, phone VARCHAR(20), joined_on DATE NOT NULL,
        deleted_at TIMESTAMP NULL)`,
      `INSERT INTO members VALUES ${rows.join(', ')}`,
    ]);
  });

  test.each([
    ['how many members do we have', count(() => true)],
    ['how many members live in Belgium', count(({ country }) => country === 'BE')],
    ['how many german members are there', count(({ country }) => country === 'DE')],
    ['how many members get the newsletter', count(({ hasNewsletter }) => hasNewsletter)],
    ['how many members have no phone number', count(({ phone }) => phone === null || phone === '')],
    ['how many members joined in October 2025', count(({ joined }) => joined.startsWith('2025-10'))],
  ])('answer %s', async (question, rows) => {
    const { execution } = await asked(browser(), { question, connectionId });
    expect(execution.result?.rows, execution.reading ?? execution.status).toEqual([[String(rows)]]);
  });
});
