CREATE TABLE cs_customer (cust_id int PRIMARY KEY, cust_name text NOT NULL, city text NOT NULL, sector text NOT NULL);
CREATE TABLE cs_machine (mach_id int PRIMARY KEY, serial text NOT NULL, model text NOT NULL, cust_id int REFERENCES cs_customer, installed date, replaced_by int REFERENCES cs_machine, contract text NOT NULL, pages_included int NOT NULL);
CREATE TABLE cs_engineer (eng_id int PRIMARY KEY, eng_name text NOT NULL, region text NOT NULL);
CREATE TABLE cs_call (call_id int PRIMARY KEY, mach_id int NOT NULL REFERENCES cs_machine, logged_at timestamp NOT NULL, respond_by timestamp NOT NULL, eng_id int REFERENCES cs_engineer, on_site_at timestamp, fixed_at timestamp, fault text NOT NULL, repeat_of int REFERENCES cs_call);
CREATE TABLE cs_meter (mach_id int NOT NULL REFERENCES cs_machine, month date NOT NULL, pages_bw int NOT NULL, pages_colour int NOT NULL, PRIMARY KEY (mach_id, month));
COMMENT ON COLUMN cs_call.repeat_of IS 'earlier call about the same trouble';
COMMENT ON COLUMN cs_machine.contract IS 'full, parts, none';
COMMENT ON COLUMN cs_machine.pages_included IS 'pages a month in the contract';
