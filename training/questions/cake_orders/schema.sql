CREATE TABLE cake_customers (cake_customer_id integer PRIMARY KEY, customer_first_name text NOT NULL, customer_last_name text NOT NULL, customer_mobile_number text, customer_neighbourhood text NOT NULL, customer_registration_date date NOT NULL);
CREATE TABLE cake_designs (cake_design_id integer PRIMARY KEY, cake_design_name text NOT NULL, cake_design_occasion text NOT NULL, base_price_euros numeric(7,2) NOT NULL, preparation_hours numeric(4,1) NOT NULL, design_is_retired boolean NOT NULL);
CREATE TABLE cake_flavours (cake_flavour_id integer PRIMARY KEY, cake_flavour_name text NOT NULL, flavour_contains_nuts boolean NOT NULL, flavour_surcharge_euros numeric(5,2) NOT NULL);
CREATE TABLE pastry_bakers (pastry_baker_id integer PRIMARY KEY, pastry_baker_name text NOT NULL, pastry_baker_speciality text, employment_start_date date NOT NULL);
CREATE TABLE placed_cake_orders (
  cake_order_number integer PRIMARY KEY,
  cake_customer_id integer NOT NULL REFERENCES cake_customers(cake_customer_id),
  cake_design_id integer NOT NULL REFERENCES cake_designs(cake_design_id),
  cake_flavour_id integer NOT NULL REFERENCES cake_flavours(cake_flavour_id),
  assigned_pastry_baker_id integer REFERENCES pastry_bakers(pastry_baker_id),
  order_placed_date date NOT NULL,
  requested_pickup_date date NOT NULL,
  actual_pickup_date date,
  order_cancellation_date date,
  number_of_servings integer NOT NULL,
  text_on_cake text,
  agreed_price_euros numeric(7,2) NOT NULL,
  deposit_paid_euros numeric(7,2) NOT NULL
);
CREATE TABLE cake_complaints (cake_complaint_id integer PRIMARY KEY, cake_order_number integer NOT NULL REFERENCES placed_cake_orders(cake_order_number), complaint_date date NOT NULL, complaint_subject text NOT NULL, compensation_euros numeric(6,2));
