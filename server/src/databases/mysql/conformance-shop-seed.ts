import { quoteName } from '../quote-name.ts';

export const quote = (name: string) => quoteName('mysql', name);

/** The shop of the conformance suite in MySQL's own types. */
export const shopSeed: string[] = [
  `CREATE TABLE customers (
        id INT NOT NULL AUTO_INCREMENT PRIMARY KEY,
        name VARCHAR(200) NOT NULL,
        email VARCHAR(200) UNIQUE COMMENT 'Where invoices go',
        balance DECIMAL(12, 2),
        is_active BOOLEAN,
        born DATE,
        created_at DATETIME,
        external_id CHAR(36)
      ) COMMENT 'People who buy'`,
  `CREATE TABLE products (
        id INT NOT NULL PRIMARY KEY,
        name VARCHAR(200) NOT NULL,
        price DECIMAL(10, 2) NOT NULL,
        status ENUM('draft', 'live', 'gone'),
        notes TEXT
      )`,
  `CREATE TABLE orders (
        region VARCHAR(8) NOT NULL,
        number INT NOT NULL,
        customer_id INT,
        placed_on DATE,
        PRIMARY KEY (region, number),
        FOREIGN KEY (customer_id) REFERENCES customers (id)
      )`,
  `CREATE TABLE order_items (
        region VARCHAR(8) NOT NULL,
        number INT NOT NULL,
        line INT NOT NULL,
        product_id INT,
        quantity INT NOT NULL DEFAULT 1,
        doubled INT AS (quantity * 2) STORED,
        PRIMARY KEY (region, number, line),
        FOREIGN KEY (region, number) REFERENCES orders (region, number),
        FOREIGN KEY (product_id) REFERENCES products (id)
      )`,
  `CREATE TABLE ${quote('Odd Näme; --')} (${quote('select')} INT NOT NULL PRIMARY KEY, ${quote('Größe in cm')} TEXT)`,
  "CREATE VIEW live_products AS SELECT id, name FROM products WHERE status = 'live'",
];
