CREATE TABLE tariff (tariff_id int PRIMARY KEY, tariff_name text NOT NULL, monthly_fee numeric(6,2) NOT NULL, data_gb int, contract_months int NOT NULL);
CREATE TABLE customer (customer_id int PRIMARY KEY, full_name text NOT NULL, segment text NOT NULL, region text NOT NULL, since date NOT NULL);
CREATE TABLE line (line_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, msisdn text NOT NULL, tariff_id int NOT NULL REFERENCES tariff, activated_on date NOT NULL, terminated_on date, termination_reason text);
CREATE TABLE usage_day (line_id int NOT NULL REFERENCES line, usage_date date NOT NULL, voice_minutes int NOT NULL, sms_count int NOT NULL, data_mb numeric(10,1) NOT NULL, roaming_mb numeric(10,1) NOT NULL, PRIMARY KEY (line_id, usage_date));
CREATE TABLE bill (bill_id int PRIMARY KEY, line_id int NOT NULL REFERENCES line, period_start date NOT NULL, fee numeric(8,2) NOT NULL, extra_usage numeric(8,2) NOT NULL, discount numeric(8,2) NOT NULL, due_on date NOT NULL, paid_on date);
CREATE TABLE porting (porting_id int PRIMARY KEY, line_id int NOT NULL REFERENCES line, direction text NOT NULL, other_carrier text NOT NULL, requested_on date NOT NULL, completed_on date);
CREATE TABLE complaint (complaint_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, topic text NOT NULL, opened_at timestamp NOT NULL, closed_at timestamp, credit_given numeric(6,2));
COMMENT ON COLUMN porting.direction IS 'in or out';
COMMENT ON COLUMN bill.period_start IS 'first day of the billed month';
