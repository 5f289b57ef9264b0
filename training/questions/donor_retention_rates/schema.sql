CREATE TABLE giver (giver_no int PRIMARY KEY, giver_name text NOT NULL, town text, acquired_by int, joined date NOT NULL, do_not_call char(1) NOT NULL);
CREATE TABLE canvasser (canv_no int PRIMARY KEY, canv_name text NOT NULL, city_team text NOT NULL, hour_wage numeric(5,2) NOT NULL);
CREATE TABLE mandate (mandate_no int PRIMARY KEY, giver_no int NOT NULL, monthly_eur numeric(6,2) NOT NULL, signed date NOT NULL, ended date, end_reason text);
CREATE TABLE debit (debit_no int PRIMARY KEY, mandate_no int NOT NULL, debit_date date NOT NULL, amount numeric(6,2) NOT NULL, returned_on date);
CREATE TABLE street_day (canv_no int NOT NULL, work_day date NOT NULL, hours numeric(4,1) NOT NULL, talks int NOT NULL, signed_up int NOT NULL, PRIMARY KEY (canv_no, work_day));
CREATE TABLE upgrade_call (call_no int PRIMARY KEY, giver_no int NOT NULL, called_on date NOT NULL, reached int NOT NULL, old_monthly numeric(6,2), new_monthly numeric(6,2));
COMMENT ON COLUMN upgrade_call.reached IS '1 yes, 0 no';
COMMENT ON COLUMN upgrade_call.new_monthly IS 'filled only when the giver agreed to give more';
COMMENT ON COLUMN giver.acquired_by IS 'number of the canvasser, empty for online sign-ups';
