import type { Dialect } from '@parley/contract/database-schema';

/** A statement, and for each of its columns whether it shows something of a marked one: 'm', or '.' where it does not. */
export type MarkedColumnStatement = { sql: string; shows: string; only?: readonly Dialect[] };

const row = 'id, name, phone, email, salary, city';

/** Over `people` (name, phone, email and salary are marked), `orders` and views, in every way that hides a column. */
export const markedColumnStatements: readonly MarkedColumnStatement[] = [
  { sql: 'SELECT phone AS remark, city FROM people', shows: 'm.' },
  { sql: 'SELECT p.email city, p.city email FROM people p', shows: 'm.' },
  { sql: `SELECT * FROM people`, shows: '.mmmm.' },
  { sql: `SELECT ${row} FROM people ORDER BY phone DESC`, shows: '.mmmm.' },
  { sql: "SELECT concat('tel: ', phone) AS a, concat(city, '!') AS b FROM people", shows: 'm.' },
  { sql: 'SELECT upper(email) AS a, lower(city) AS b FROM people', shows: 'm.' },
  { sql: 'SELECT substr(phone, 3, 9) AS a FROM people', shows: 'm' },
  { sql: "SELECT replace(replace(email, '@', ' '), '.', ' ') AS a FROM people", shows: 'm' },
  { sql: 'SELECT CAST(salary AS char(20)) AS a, salary + 1 AS b, -salary AS c FROM people', shows: 'mmm' },
  { sql: 'SELECT coalesce(phone, city) AS a, nullif(city, name) AS b FROM people', shows: 'mm' },
  { sql: "SELECT CASE WHEN city = 'open city 1' THEN name ELSE city END AS a FROM people", shows: 'm' },
  { sql: "SELECT CASE WHEN salary > 5 THEN 'rich' ELSE 'poor' END AS a FROM people", shows: 'm' },
  { sql: 'SELECT x.y FROM (SELECT phone AS y FROM people) x', shows: 'm' },
  { sql: 'SELECT x.* FROM (SELECT city, phone AS y, id FROM people) x', shows: '.m.' },
  { sql: 'WITH a AS (SELECT email AS e, city FROM people) SELECT e AS city, city AS e FROM a', shows: 'm.' },
  {
    sql: 'WITH a (u, v) AS (SELECT city, email FROM people), b AS (SELECT v AS w, u FROM a) SELECT u, w FROM b',
    shows: '.m',
  },
  { sql: 'SELECT city FROM people UNION ALL SELECT phone FROM people', shows: 'm' },
  { sql: 'SELECT city, id FROM people UNION SELECT name, id FROM people ORDER BY 2, 1 LIMIT 9', shows: 'm.' },
  { sql: 'SELECT number_called, town FROM callers', shows: 'm.' },
  { sql: 'SELECT c.* FROM callers c', shows: 'm.' },
  { sql: 'SELECT who FROM called_again', shows: 'm' },
  {
    sql: 'SELECT o.total, (SELECT p.phone FROM people p WHERE p.id = o.person_id) AS a FROM orders o',
    shows: '.m',
  },
  { sql: 'SELECT o.id, p.name FROM orders o JOIN people p ON p.id = o.person_id', shows: '.m' },
  { sql: 'SELECT * FROM orders JOIN people USING (id)', shows: '...mmmm.' },
  { sql: 'SELECT a.city, b.phone FROM people a LEFT JOIN people b ON b.id = a.id + 1', shows: '.m' },
  {
    sql: 'SELECT first_value(phone) OVER (ORDER BY id) AS a, row_number() OVER (ORDER BY salary) AS b FROM people',
    shows: 'm.',
  },
  {
    sql: 'SELECT lag(name) OVER (ORDER BY id) AS a, lead(city) OVER (ORDER BY id) AS b FROM people',
    shows: 'm.',
  },
  {
    sql: 'SELECT max(phone) AS a, min(email) AS b, count(phone) AS c, count(DISTINCT name) AS d FROM people',
    shows: 'mm..',
  },
  { sql: 'SELECT city, max(salary) AS a FROM people GROUP BY city', shows: '.m' },
  { sql: 'SELECT sum(salary) AS a, avg(salary) AS b, count(salary) AS n FROM people', shows: '...' },
  { sql: 'SELECT sum(salary) AS a, count(salary) AS n FROM people WHERE id = 3', shows: 'm.' },
  { sql: 'SELECT avg(salary) AS a FROM people', shows: 'm' },
  {
    sql: 'SELECT sum(CASE WHEN id = 3 THEN salary ELSE 0 END) AS a, count(salary) AS n FROM people',
    shows: 'm.',
  },
  { sql: "SELECT city FROM people WHERE phone LIKE '+49%' AND salary > 1 ORDER BY email", shows: '.' },
  { sql: 'SELECT city, count(*) AS n FROM people GROUP BY city HAVING max(phone) IS NOT NULL', shows: '..' },
  { sql: 'SELECT DISTINCT name FROM people WHERE id IN (SELECT person_id FROM orders)', shows: 'm' },
  {
    sql: 'WITH RECURSIVE r AS (SELECT id, city AS c FROM people WHERE id = 1 UNION ALL SELECT p.id, p.phone FROM people p JOIN r ON p.id = r.id + 1) SELECT c, id FROM r',
    shows: 'm.',
  },
  {
    sql: 'SELECT group_concat(phone) AS a, group_concat(city) AS b FROM people',
    shows: 'm.',
    only: ['mysql', 'sqlite'],
  },
  {
    sql: "SELECT json_object('a', phone, 'b', city) AS a, json_object('b', city) AS b FROM people",
    shows: 'm.',
    only: ['mysql', 'sqlite'],
  },
  {
    sql: 'SELECT hex(phone) AS a, length(phone) AS b, reverse(email) AS c FROM people',
    shows: 'mmm',
    only: ['mysql'],
  },
  { sql: 'SELECT `phone` AS `city` FROM `people` FORCE INDEX (PRIMARY)', shows: 'm', only: ['mysql'] },
  { sql: 'SELECT j.value FROM people, json_each(json_array(phone, city)) j', shows: 'm', only: ['sqlite'] },
  {
    sql: 'SELECT quote(phone) AS a, hex(name) AS b, phone || city AS c, [city] FROM people',
    shows: 'mmm.',
    only: ['sqlite'],
  },
  { sql: 'SELECT p FROM people p', shows: 'm', only: ['postgres'] },
  {
    sql: "SELECT row_to_json(p) AS a, to_jsonb(p) ->> 'city' AS b FROM people p",
    shows: 'mm',
    only: ['postgres'],
  },
  { sql: 'SELECT to_jsonb(p.*) AS a, (p).phone AS b FROM people p', shows: 'mm', only: ['postgres'] },
  {
    sql: "SELECT jsonb_build_object('p', phone) AS a, jsonb_build_object('c', city) AS b FROM people",
    shows: 'm.',
    only: ['postgres'],
  },
  {
    sql: "SELECT string_agg(phone, ',') AS a, array_agg(name) AS b, json_agg(people) AS c FROM people",
    shows: 'mmm',
    only: ['postgres'],
  },
  {
    sql: 'SELECT x.a, x.b FROM orders o CROSS JOIN LATERAL (SELECT p.phone AS a, p.city AS b FROM people p WHERE p.id = o.person_id) x',
    shows: 'm.',
    only: ['postgres'],
  },
  { sql: 'SELECT u FROM people, unnest(ARRAY[phone, email]) AS u', shows: 'm', only: ['postgres'] },
  {
    sql: "SELECT phone::text, md5(phone) AS a, encode(phone::bytea, 'hex') AS b, phone ~ '[0-9]' AS c FROM people",
    shows: 'mmmm',
    only: ['postgres'],
  },
  { sql: 'SELECT a, c FROM people AS p(a, b, c)', shows: '.m', only: ['postgres'] },
  { sql: 'TABLE people', shows: '.mmmm.', only: ['postgres'] },
  { sql: 'SELECT phone_of(id) AS a, city FROM people', shows: 'm.', only: ['postgres'] },
  { sql: 'SELECT (people).* FROM people', shows: 'mmmmmm', only: ['postgres'] },
];
