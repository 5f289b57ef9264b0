import type { Case } from './ruled-shop.ts';

const both = ['mysql', 'sqlite'] as const;

/** Each carries the rule of every ruled table that it reads. */
export const legal: readonly Case[] = [
  { sql: 'SELECT amount FROM orders WHERE region = :region' },
  { sql: 'SELECT amount FROM orders WHERE :region = region' },
  { sql: 'SELECT o.amount FROM orders o WHERE o.region = :region' },
  { sql: 'SELECT o.amount FROM orders AS o WHERE o.region = :region AND o.amount > :wanted' },
  { sql: 'SELECT orders.amount FROM orders WHERE orders.region = :region ORDER BY 1 LIMIT 5' },
  { sql: 'SELECT * FROM orders WHERE (region = :region)' },
  { sql: 'SELECT o.* FROM orders o WHERE (o.region = :region AND o.amount > 1)' },
  {
    sql: 'SELECT count(*) FROM orders WHERE amount > 1 AND region = :region GROUP BY day HAVING count(*) > 2',
  },
  { sql: 'SELECT count(*) AS customers FROM customers WHERE region = :region' },
  {
    sql: 'SELECT day, count(*) AS orders FROM orders WHERE region = :region GROUP BY day ORDER BY orders DESC',
  },
  {
    sql: 'SELECT id AS orders FROM orders WHERE region = :region UNION ALL SELECT id FROM products ORDER BY orders',
  },
  {
    sql: 'SELECT amount AS orders, count(*) AS n FROM orders WHERE region = :region GROUP BY orders ORDER BY orders',
  },
  { sql: 'SELECT name FROM products' },
  { sql: "SELECT name FROM products WHERE name = :wanted OR name = 'x'" },
  { sql: 'SELECT name FROM open_view' },
  { sql: 'SELECT 1' },
  { sql: 'SELECT id FROM orders WHERE region IN (:region)' },
  { sql: 'SELECT body FROM notes WHERE team IN (:teams)' },
  { sql: 'SELECT body FROM notes n WHERE n.team = ANY(:teams)', only: ['postgres'] },
  { sql: 'SELECT body FROM letters WHERE mail = :mail' },
  { sql: 'SELECT name FROM branches WHERE branch_id = :branch' },
  {
    sql: 'SELECT c.name, o.amount FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.region = :region AND c.region = :region',
  },
  {
    sql: 'SELECT c.name FROM orders o JOIN customers c ON c.id = o.customer_id AND c.region = :region AND o.region = :region',
  },
  {
    sql: 'SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id AND o.region = :region WHERE c.region = :region',
  },
  {
    sql: 'SELECT p.name FROM products p LEFT JOIN (orders o JOIN customers c ON c.id = o.customer_id AND c.region = :region) ON o.id = p.id AND o.region = :region',
    only: ['postgres', 'mysql', 'sqlite'],
  },
  {
    sql: 'SELECT o.amount FROM customers c RIGHT JOIN orders o ON c.id = o.customer_id AND c.region = :region WHERE o.region = :region',
  },
  {
    sql: 'WITH mine AS (SELECT * FROM orders WHERE region = :region) SELECT sum(amount) FROM mine WHERE day > :wanted',
  },
  {
    sql: 'WITH a AS (SELECT id FROM orders WHERE region = :region), b AS (SELECT id FROM a) SELECT * FROM b, products',
  },
  {
    sql: 'WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT n.i, p.name FROM n, products p',
  },
  {
    sql: 'SELECT name FROM customers c WHERE c.region = :region AND EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.region = :region)',
  },
  {
    sql: 'SELECT name FROM products WHERE id IN (SELECT customer_id FROM orders WHERE region = :region)',
  },
  {
    sql: 'SELECT (SELECT sum(amount) FROM orders WHERE region = :region) AS total, name FROM products',
  },
  {
    sql: 'SELECT id FROM orders WHERE region = :region UNION ALL SELECT id FROM customers WHERE region = :region',
  },
  {
    sql: 'SELECT a.id FROM orders a JOIN orders b ON b.id = a.id + 1 WHERE a.region = :region AND b.region = :region',
  },
  {
    sql: 'SELECT s.total FROM (SELECT sum(amount) AS total FROM orders WHERE region = :region) s',
  },
  { sql: 'SELECT id FROM orders WHERE day BETWEEN :wanted AND :wanted AND region = :region' },
  {
    sql: "SELECT CASE WHEN amount > 1 OR amount < 0 THEN 'a' ELSE 'b' END FROM orders WHERE region = :region",
  },
  { sql: 'SELECT id FROM orders WHERE region = :region AND (amount > 1 OR amount < 0)' },
  { sql: 'SELECT id FROM orders WHERE region = :region AND NOT (amount > 1)' },
  { sql: 'SELECT region, count(*) OVER (PARTITION BY day) FROM orders WHERE region = :region' },
  { sql: 'SELECT id FROM public.orders WHERE region = :region', only: ['postgres'] },
  { sql: 'SELECT o.id FROM public.orders o, products p WHERE o.region = :region', only: ['postgres'] },
  { sql: 'SELECT "region" FROM "orders" WHERE "region" = :region', only: ['postgres', 'sqlite'] },
  { sql: 'SELECT `region` FROM `orders` WHERE `orders`.`region` = :region', only: both },
  { sql: 'SELECT id FROM eu_orders WHERE region = :region', only: ['postgres'] },
  { sql: 'TABLE products', only: ['postgres'] },
  {
    sql: 'SELECT p.name, x.total FROM products p, LATERAL (SELECT sum(amount) AS total FROM orders o WHERE o.region = :region AND o.id = p.id) x',
    only: ['postgres', 'mysql'],
  },
  {
    sql: 'SELECT o.amount FROM products a JOIN products b ON LEFT(a.name, 1) = b.name JOIN (orders o) ON o.id = a.id AND o.region = :region',
    only: both,
  },
  {
    sql: 'SELECT o.amount FROM products p NATURAL LEFT OUTER JOIN products q INNER JOIN orders o ON o.region = :region CROSS JOIN products r',
    only: both,
  },
  {
    sql: 'SELECT o.amount FROM products p STRAIGHT_JOIN orders o ON o.region = :region',
    only: ['mysql'],
  },
  {
    sql: 'SELECT o.amount FROM orders o FULL OUTER JOIN products p ON o.id = p.id WHERE o.region = :region',
    only: ['postgres', 'sqlite'],
  },
  {
    sql: 'SELECT o.amount IS NOT DISTINCT FROM 1, o.id IS DISTINCT FROM 2 FROM orders o WHERE o.region = :region',
    only: ['postgres', 'sqlite'],
  },
  { sql: 'SELECT ID FROM Orders WHERE Region = :region', only: both },
  { sql: 'SELECT id FROM main.orders WHERE region = :region', only: ['sqlite'] },
  { sql: 'SELECT id FROM orders o FORCE INDEX (a) WHERE o.region = :region', only: ['mysql'] },
  {
    sql: '(SELECT id FROM orders WHERE region = :region) UNION (SELECT id FROM products)',
    only: ['postgres', 'mysql'],
  },
];
