CREATE TABLE customer_records (
  customer_record_id integer PRIMARY KEY,
  customer_first_name text NOT NULL,
  customer_last_name text NOT NULL,
  customer_city_name text NOT NULL,
  customer_phone_number text,
  customer_registered_date date NOT NULL
);
CREATE TABLE product_categories (
  product_category_id integer PRIMARY KEY,
  product_category_name text NOT NULL
);
CREATE TABLE product_records (
  product_record_id integer PRIMARY KEY,
  product_category_id integer NOT NULL REFERENCES product_categories(product_category_id),
  product_name text NOT NULL,
  product_colour_name text,
  product_unit_price numeric(8,2) NOT NULL,
  product_stock_quantity integer NOT NULL
);
CREATE TABLE customer_orders (
  customer_order_id integer PRIMARY KEY,
  customer_record_id integer NOT NULL REFERENCES customer_records(customer_record_id),
  order_placed_date date NOT NULL,
  order_shipped_date date,
  order_status_name text NOT NULL CHECK (order_status_name IN ('new','shipped','delivered','cancelled')),
  order_payment_method text NOT NULL
);
CREATE TABLE customer_order_items (
  customer_order_id integer NOT NULL REFERENCES customer_orders(customer_order_id),
  product_record_id integer NOT NULL REFERENCES product_records(product_record_id),
  ordered_quantity integer NOT NULL,
  item_unit_price numeric(8,2) NOT NULL,
  PRIMARY KEY (customer_order_id, product_record_id)
);
