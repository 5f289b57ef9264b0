CREATE TABLE branch (id int PRIMARY KEY, name text NOT NULL, opened_on date NOT NULL);
CREATE TABLE customer (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL CHECK (kind IN ('trade','private')), joined_on date NOT NULL, credit_limit numeric(9,2));
CREATE TABLE category (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE tool (id int PRIMARY KEY, name text NOT NULL, category_id int NOT NULL REFERENCES category, branch_id int NOT NULL REFERENCES branch, purchase_price numeric(9,2) NOT NULL, purchased_on date NOT NULL, day_rate numeric(7,2) NOT NULL, deposit numeric(7,2) NOT NULL);
CREATE TABLE hire (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, branch_id int NOT NULL REFERENCES branch, booked_at timestamp NOT NULL, start_date date NOT NULL, due_date date NOT NULL, returned_on date, status text NOT NULL CHECK (status IN ('reserved','out','returned','cancelled')));
CREATE TABLE hire_item (hire_id int NOT NULL REFERENCES hire, tool_id int NOT NULL REFERENCES tool, days int NOT NULL, day_rate numeric(7,2) NOT NULL, discount_pct numeric(4,1) NOT NULL DEFAULT 0, PRIMARY KEY (hire_id, tool_id));
COMMENT ON COLUMN hire_item.day_rate IS 'rate charged, may differ from the list rate of the tool';
CREATE TABLE repair (id int PRIMARY KEY, tool_id int NOT NULL REFERENCES tool, reported_on date NOT NULL, finished_on date, labour_cost numeric(8,2) NOT NULL, parts_cost numeric(8,2) NOT NULL);
CREATE TABLE payment (id int PRIMARY KEY, hire_id int NOT NULL REFERENCES hire, paid_on date NOT NULL, amount numeric(9,2) NOT NULL, method text NOT NULL);
