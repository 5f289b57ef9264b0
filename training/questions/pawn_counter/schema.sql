CREATE TABLE branches (id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, opened_on date);
CREATE TABLE clerks (id int PRIMARY KEY, full_name text NOT NULL, branch_id int NOT NULL REFERENCES branches(id), is_valuer boolean NOT NULL DEFAULT false);
CREATE TABLE customers (id int PRIMARY KEY, full_name text NOT NULL, phone text, id_document text, date_of_birth date, registered_on date NOT NULL, barred boolean NOT NULL DEFAULT false);
CREATE TABLE item_categories (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE pledges (id int PRIMARY KEY, ticket_no text NOT NULL UNIQUE, customer_id int NOT NULL REFERENCES customers(id), branch_id int NOT NULL REFERENCES branches(id), clerk_id int REFERENCES clerks(id), pledged_on date NOT NULL, due_on date NOT NULL, loan_amount numeric(10,2) NOT NULL, monthly_rate numeric(4,2) NOT NULL, status text NOT NULL CHECK (status IN ('active','redeemed','forfeited')), closed_on date);
CREATE TABLE pledged_items (id int PRIMARY KEY, pledge_id int NOT NULL REFERENCES pledges(id), category_id int NOT NULL REFERENCES item_categories(id), description text NOT NULL, appraised_value numeric(10,2) NOT NULL, weight_grams numeric(8,2));
CREATE TABLE interest_payments (id int PRIMARY KEY, pledge_id int NOT NULL REFERENCES pledges(id), paid_on date NOT NULL, amount numeric(10,2) NOT NULL, method text NOT NULL);
CREATE TABLE shop_sales (id int PRIMARY KEY, item_id int NOT NULL REFERENCES pledged_items(id), sold_on date NOT NULL, price numeric(10,2) NOT NULL);
