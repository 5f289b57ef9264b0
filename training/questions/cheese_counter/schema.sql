CREATE TABLE cheese_makers (
  cheese_maker_id int PRIMARY KEY,
  cheese_maker_name text NOT NULL,
  cheese_maker_region text NOT NULL,
  cheese_maker_country text NOT NULL
);
CREATE TABLE cheese_varieties (
  cheese_variety_id int PRIMARY KEY,
  cheese_variety_name text NOT NULL,
  cheese_maker_id int NOT NULL REFERENCES cheese_makers(cheese_maker_id),
  milk_animal text NOT NULL,
  is_raw_milk boolean NOT NULL,
  retail_price_per_kilogram numeric(6,2) NOT NULL,
  ideal_ripening_days int
);
CREATE TABLE cheese_wheels (
  cheese_wheel_id int PRIMARY KEY,
  cheese_variety_id int NOT NULL REFERENCES cheese_varieties(cheese_variety_id),
  wheel_received_date date NOT NULL,
  wheel_opened_date date,
  wheel_finished_date date,
  starting_weight_grams int NOT NULL,
  purchase_cost_amount numeric(7,2) NOT NULL
);
CREATE TABLE counter_staff_members (
  staff_member_id int PRIMARY KEY,
  staff_first_name text NOT NULL,
  staff_last_name text NOT NULL,
  employment_start_date date NOT NULL,
  works_weekends boolean NOT NULL
);
CREATE TABLE counter_sales (
  counter_sale_id int PRIMARY KEY,
  cheese_wheel_id int NOT NULL REFERENCES cheese_wheels(cheese_wheel_id),
  staff_member_id int NOT NULL REFERENCES counter_staff_members(staff_member_id),
  sale_timestamp timestamptz NOT NULL,
  weight_sold_grams int NOT NULL,
  sale_price_amount numeric(6,2) NOT NULL,
  customer_order_id int
);
CREATE TABLE platter_orders (
  platter_order_id int PRIMARY KEY,
  customer_full_name text NOT NULL,
  customer_telephone_number text,
  order_placed_date date NOT NULL,
  pickup_due_date date NOT NULL,
  number_of_guests int NOT NULL,
  quoted_price_amount numeric(7,2) NOT NULL,
  deposit_paid_amount numeric(7,2),
  platter_order_status text NOT NULL
);
ALTER TABLE counter_sales ADD FOREIGN KEY (customer_order_id) REFERENCES platter_orders(platter_order_id);
CREATE TABLE tasting_feedback_entries (
  feedback_entry_id int PRIMARY KEY,
  cheese_variety_id int NOT NULL REFERENCES cheese_varieties(cheese_variety_id),
  feedback_given_date date NOT NULL,
  stars_out_of_five int NOT NULL,
  feedback_comment_text text
);
