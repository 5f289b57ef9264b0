import { expect, test } from 'vitest';
import { checkRead } from './check-statement.ts';

const whyNot = (sql: string) => {
  const verdict = checkRead(sql);
  return 'refused' in verdict ? verdict.refused : null;
};

test.each(['SHOW VARIABLES', "SHOW VARIABLES LIKE '%dir%'", 'SHOW GLOBAL STATUS', 'SHOW GRANTS'])(
  'the refusal of %s names forms of SHOW that are allowed',
  (sql) => {
    const refused = whyNot(sql) ?? '';
    expect(refused).toMatch(/^SHOW is allowed for what describes the data: /);
    const named = /: (.*) and their kin/.exec(refused)?.[1]?.split(', ') ?? [];
    expect(named.length).toBeGreaterThan(3);
    for (const form of named) {
      const about = form.startsWith('CREATE') || /COLUMNS|INDEX/.test(form);
      const from = form.startsWith('CREATE') ? ' orders' : ' FROM orders';
      expect([form, whyNot(`SHOW ${form}${about ? from : ''}`)]).toEqual([form, null]);
    }
    expect(whyNot('SELECT @@version')).toBeNull();
  },
);

test.each([
  ['EXPLAIN UPDATE orders SET id = 1', 'EXPLAIN is allowed for reads only.'],
  ['ANALYZE TABLE orders', 'ANALYZE is allowed for reads only.'],
  ['DELETE FROM orders', expect.stringMatching(/^only reads are run here: SELECT, WITH, VALUES, TABLE/)],
])('%s is refused with what is allowed', (sql, refused) => {
  expect(whyNot(sql)).toEqual(refused);
});
