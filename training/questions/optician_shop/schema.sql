CREATE TABLE branches (branch_id int PRIMARY KEY, branch_name text NOT NULL, town text NOT NULL, opened_on date NOT NULL, closed_on date);
CREATE TABLE opticians (optician_id int PRIMARY KEY, name text NOT NULL, branch_id int NOT NULL, contact_lens_certified boolean NOT NULL);
CREATE TABLE customers (customer_id int PRIMARY KEY, surname text NOT NULL, given_name text NOT NULL, date_of_birth date, email text, mobile text, home_branch_id int, recall_due date, deceased boolean NOT NULL);
CREATE TABLE eye_tests (test_id int PRIMARY KEY, customer_id int NOT NULL, optician_id int NOT NULL, tested_at timestamptz NOT NULL, right_sphere numeric(4,2), left_sphere numeric(4,2), referred_to_hospital boolean NOT NULL, fee_eur numeric(6,2) NOT NULL);
CREATE TABLE frames (frame_id int PRIMARY KEY, brand text NOT NULL, model_name text NOT NULL, colour text, price_eur numeric(7,2) NOT NULL, stock_qty int NOT NULL, discontinued boolean NOT NULL);
CREATE TABLE glasses_orders (order_id int PRIMARY KEY, customer_id int NOT NULL, branch_id int NOT NULL, frame_id int, ordered_on date NOT NULL, promised_on date NOT NULL, ready_on date, collected_on date, total_eur numeric(8,2) NOT NULL, paid_eur numeric(8,2) NOT NULL, remake boolean NOT NULL);
CREATE TABLE contact_lens_plans (plan_id int PRIMARY KEY, customer_id int NOT NULL, lens_type text NOT NULL, monthly_eur numeric(6,2) NOT NULL, started_on date NOT NULL, ended_on date);
COMMENT ON COLUMN glasses_orders.frame_id IS 'empty when the customer brings an own frame';
