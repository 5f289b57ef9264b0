CREATE TABLE client (client_id int PRIMARY KEY, client_name text, sector text, account_lead_id int, city text, is_deleted boolean NOT NULL DEFAULT false);
CREATE TABLE consultant (consultant_id int PRIMARY KEY, first_name text, last_name text, grade text, practice text, day_rate numeric(8,2), weekly_capacity_hours numeric(4,1));
CREATE TABLE retainer (retainer_id int PRIMARY KEY, client_id int, title text, monthly_hours numeric(6,1), monthly_fee numeric(10,2), begins_on date, ends_on date, auto_renew boolean);
CREATE TABLE time_entry (entry_id int PRIMARY KEY, retainer_id int, consultant_id int, worked_on date, hours numeric(4,1), billable boolean, note text);
CREATE TABLE invoice (invoice_id int PRIMARY KEY, invoice_number text, retainer_id int, month_of date, net_amount numeric(10,2), vat_amount numeric(10,2), sent_on date, paid_on date, disputed boolean);
CREATE TABLE expense (expense_id int PRIMARY KEY, retainer_id int, consultant_id int, spent_on date, category text, amount numeric(8,2), rechargeable boolean);
CREATE TABLE health_check (health_check_id int PRIMARY KEY, client_id int, checked_on date, score int, remark text);
