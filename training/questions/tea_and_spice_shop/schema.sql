CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL UNIQUE,
  city text NOT NULL,
  signed_up_on date NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE categories (
  category_id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  category_id int NOT NULL REFERENCES categories(category_id),
  name text NOT NULL,
  price numeric(8,2) NOT NULL,
  stock_quantity int NOT NULL,
  organic boolean NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  ordered_at timestamp NOT NULL,
  status text NOT NULL,
  payment_method text NOT NULL,
  shipping_fee numeric(6,2) NOT NULL
);
CREATE TABLE order_items (
  order_item_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  product_id int NOT NULL REFERENCES products(product_id),
  quantity int NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE returns (
  return_id int PRIMARY KEY,
  order_item_id int NOT NULL REFERENCES order_items(order_item_id),
  returned_on date NOT NULL,
  reason text NOT NULL,
  refund numeric(8,2) NOT NULL
);
