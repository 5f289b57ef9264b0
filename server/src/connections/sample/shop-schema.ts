export const statuses = ['pending', 'paid', 'shipped', 'delivered', 'returned', 'cancelled'] as const;

export const shopSchema: readonly string[] = [
  `CREATE TABLE categories (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
  )`,
  `CREATE TABLE products (
    id INTEGER PRIMARY KEY,
    category_id INTEGER NOT NULL REFERENCES categories (id),
    name TEXT NOT NULL,
    price DECIMAL(10, 2) NOT NULL,
    cost DECIMAL(10, 2),
    stock INTEGER NOT NULL DEFAULT 0,
    is_active BOOLEAN NOT NULL DEFAULT 1,
    created_at TIMESTAMP NOT NULL
  )`,
  `CREATE TABLE customers (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT UNIQUE,
    city TEXT,
    country TEXT NOT NULL,
    newsletter BOOLEAN NOT NULL DEFAULT 0,
    joined_on DATE NOT NULL
  )`,
  `CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id),
    status TEXT NOT NULL CHECK (status IN (${statuses.map((status) => `'${status}'`).join(', ')})),
    coupon TEXT,
    placed_at TIMESTAMP NOT NULL,
    shipped_at TIMESTAMP
  )`,
  `CREATE TABLE order_items (
    order_id INTEGER NOT NULL REFERENCES orders (id),
    product_id INTEGER NOT NULL REFERENCES products (id),
    quantity INTEGER NOT NULL,
    unit_price DECIMAL(10, 2) NOT NULL,
    PRIMARY KEY (order_id, product_id)
  )`,
  `CREATE TABLE reviews (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL REFERENCES products (id),
    customer_id INTEGER NOT NULL REFERENCES customers (id),
    rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
    body TEXT,
    created_at TIMESTAMP NOT NULL
  )`,
  'CREATE INDEX orders_customer ON orders (customer_id)',
  'CREATE INDEX orders_placed_at ON orders (placed_at)',
  'CREATE INDEX order_items_product ON order_items (product_id)',
  'CREATE INDEX reviews_product ON reviews (product_id)',
  `CREATE VIEW order_totals AS
    SELECT orders.id AS order_id, customer_id, status, placed_at, sum(quantity * unit_price) AS total
    FROM orders JOIN order_items ON order_items.order_id = orders.id
    GROUP BY orders.id`,
];
