CREATE TABLE dim_customer (customer_sk int PRIMARY KEY, customer_code text NOT NULL, customer_name text NOT NULL, segment text NOT NULL, bill_region text NOT NULL, ship_region text NOT NULL, since date NOT NULL);
CREATE TABLE dim_product (product_sk int PRIMARY KEY, product_code text NOT NULL, product_name text NOT NULL, category text NOT NULL, subcategory text NOT NULL, standard_cost numeric(8,2) NOT NULL);
CREATE TABLE dim_salesperson (salesperson_sk int PRIMARY KEY, salesperson_name text NOT NULL, team text NOT NULL, hire_date date NOT NULL, leave_date date);
CREATE TABLE dim_channel (channel_sk int PRIMARY KEY, channel text NOT NULL);
CREATE TABLE fact_order_line (
  order_no text NOT NULL, line_no int NOT NULL, customer_sk int NOT NULL REFERENCES dim_customer, product_sk int NOT NULL REFERENCES dim_product,
  salesperson_sk int REFERENCES dim_salesperson, channel_sk int NOT NULL REFERENCES dim_channel,
  order_date date NOT NULL, ship_date date, quantity int NOT NULL, unit_price numeric(8,2) NOT NULL, discount_rate numeric(4,3) NOT NULL, freight numeric(7,2) NOT NULL,
  PRIMARY KEY (order_no, line_no)
);
COMMENT ON COLUMN fact_order_line.freight IS 'freight of this line';
COMMENT ON COLUMN fact_order_line.salesperson_sk IS 'empty for orders placed without a salesperson';
CREATE TABLE fact_return (return_no int PRIMARY KEY, order_no text NOT NULL, line_no int NOT NULL, returned_on date NOT NULL, quantity_returned int NOT NULL, reason text NOT NULL, refund numeric(8,2) NOT NULL, FOREIGN KEY (order_no, line_no) REFERENCES fact_order_line);
CREATE TABLE sales_target (team text NOT NULL, target_year int NOT NULL, target_quarter int NOT NULL, target_amount numeric(10,2) NOT NULL, PRIMARY KEY (team, target_year, target_quarter));
