/** PostgreSQL: each may call a function that somebody made, which may read any row. */
export const hostileCalls: readonly string[] = [
  'SELECT p.name, order_count(p.id) FROM products p',
  'SELECT all_total(:wanted)',
  'SELECT (all_rows()).*',
  'SELECT (all_rows()).amount',
  'SELECT (p).secret_total FROM products p',
  'SELECT p.secret_total FROM products p',
  'SELECT p.secret_total FROM public.products p',
  'SELECT products.secret_total FROM products',
  'SELECT s.secret_total FROM (SELECT id, name FROM products) s',
  'WITH s AS (SELECT id FROM products) SELECT s.secret_total FROM s',
  'SELECT 1 <+> 2',
  'SELECT p.id OPERATOR(public.+) 2 FROM products p',
  'SELECT public.lower(p.name) FROM products p',
  'SELECT name::secret_text FROM products',
  'SELECT CAST(name AS public.secret_text) FROM products',
  'SELECT name FROM products ORDER BY order_count(id)',
  'SELECT name FROM products GROUP BY name HAVING order_count(max(id)) > 0',
  'SELECT sum(id) FILTER (WHERE order_count(id) > 0) FROM products',
  'SELECT count(*) OVER (PARTITION BY order_count(id)) FROM products',
  'SELECT name FROM products LIMIT order_count(1)',
  'SELECT p.amount FROM products p WHERE EXISTS (SELECT 1 FROM orders o WHERE o.region = :region)',
];

/** What reports are made of. */
export const legalCalls: readonly string[] = [
  "SELECT date_trunc('month', o.day::timestamp) AS month, round(sum(o.amount::numeric), 2) AS total FROM orders o WHERE o.region = :region GROUP BY 1",
  "SELECT lower(trim(p.name)), coalesce(p.price, '0')::numeric(10, 2) FROM products p",
  'SELECT m.total, m.day FROM (SELECT day, count(*) AS total FROM orders WHERE region = :region GROUP BY day) m',
  'SELECT m.count FROM (SELECT count(*) FROM orders WHERE region = :region) m',
  'WITH m (a, b) AS (SELECT id, amount FROM orders WHERE region = :region) SELECT m.a, max(m.b) FROM m GROUP BY m.a',
  "SELECT extract(year FROM o.day::date), now() - interval '1 day', current_date FROM orders o WHERE o.region = :region",
  'SELECT p.name, row_number() OVER (ORDER BY p.price), lag(p.price) OVER (ORDER BY p.id) FROM products p',
  "SELECT string_agg(p.name, ', ' ORDER BY p.name), percentile_cont(0.5) WITHIN GROUP (ORDER BY p.id) FROM products p",
  "SELECT to_char(o.day::date, 'YYYY-MM'), o.day::date AT TIME ZONE 'UTC' FROM orders o WHERE o.region = :region",
  'SELECT p.ctid, p.tableoid::oid FROM products p',
  "SELECT p.name FROM products p WHERE p.name ILIKE '%' || :wanted || '%'",
];
