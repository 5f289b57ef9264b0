import { expect, test } from 'vitest';
import { locateSqlProblem } from './locate-sql-problem.ts';

const sql = 'SELECT id, Nmae FROM orders WHERE totl > 1';

test.each([
  ['SQLite', 'no such column: nmae', 'Nmae'],
  ['PostgreSQL', 'column "totl" does not exist', 'totl'],
  ['MySQL', "Unknown column 'totl' in 'where clause'", 'totl'],
])('finds what %s complains about', (_engine, problem, word) => {
  const place = locateSqlProblem(sql, problem);
  expect(place && sql.slice(place.from, place.to)).toBe(word);
});

test('marks nothing where the complaint names nothing of the statement', () => {
  expect(locateSqlProblem(sql, 'incomplete input')).toBeNull();
  expect(locateSqlProblem(sql, 'relation "customers" does not exist')).toBeNull();
});
