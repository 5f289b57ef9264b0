CREATE TABLE district (district_id int PRIMARY KEY, district_name text, night_surcharge_cents int);
CREATE TABLE locksmith (locksmith_id int PRIMARY KEY, name text, van_plate text, hired_on date, on_leave boolean);
CREATE TABLE caller (caller_id int PRIMARY KEY, phone text, name text, kind text, blocked boolean);
CREATE TABLE job (job_id int PRIMARY KEY, caller_id int, district_id int, locksmith_id int, reason text, called_at timestamptz, arrived_at timestamptz, finished_at timestamptz, state text, labour_cents int, is_night boolean);
CREATE TABLE stock_item (item_id int PRIMARY KEY, label text, cost_cents int, sale_cents int, on_hand int, reorder_at int);
CREATE TABLE job_item (job_id int, item_id int, qty int, PRIMARY KEY (job_id, item_id));
CREATE TABLE receipt (receipt_id int PRIMARY KEY, job_id int, paid_at timestamptz, cents int, method text, failed boolean);
CREATE TABLE feedback (job_id int PRIMARY KEY, score int, given_on date, remark text);
