CREATE TABLE employees (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  office text NOT NULL,
  department text NOT NULL,
  manager_id int REFERENCES employees,
  started_on date NOT NULL,
  left_on date
);
CREATE TABLE vendors (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE assets (
  id int PRIMARY KEY,
  tag text NOT NULL UNIQUE,
  kind text NOT NULL,              -- laptop, phone, monitor, dock
  model text NOT NULL,
  vendor_id int NOT NULL REFERENCES vendors,
  purchased_on date NOT NULL,
  delivered_on date,
  warranty_until date,
  price numeric(8,2) NOT NULL,
  book_value numeric(8,2) NOT NULL,
  office text NOT NULL,            -- where it is kept
  status text NOT NULL,            -- in use, in stock, repair, lost, scrapped
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE assignments (
  id int PRIMARY KEY,
  asset_id int NOT NULL REFERENCES assets,
  employee_id int NOT NULL REFERENCES employees,
  handed_out_by int NOT NULL REFERENCES employees,
  handed_out_on date NOT NULL,
  due_back_on date,
  returned_on date
);
CREATE TABLE licences (id int PRIMARY KEY, product text NOT NULL, vendor_id int NOT NULL REFERENCES vendors, seats int NOT NULL, yearly_cost numeric(9,2) NOT NULL, renews_on date NOT NULL, cancelled_on date);
CREATE TABLE licence_seats (licence_id int REFERENCES licences, employee_id int REFERENCES employees, granted_on date NOT NULL, last_used_on date, PRIMARY KEY (licence_id, employee_id));
CREATE TABLE tickets (id int PRIMARY KEY, asset_id int REFERENCES assets, opened_by int NOT NULL REFERENCES employees, assigned_to int REFERENCES employees, title text NOT NULL, opened_at timestamptz NOT NULL, solved_at timestamptz);
