CREATE TABLE subscr (sub_no int PRIMARY KEY, sub_name text NOT NULL, region_cd char(2) NOT NULL, plan_cd text NOT NULL, ordered date NOT NULL, installed date, terminated date, dish_owned boolean NOT NULL);
CREATE TABLE region (region_cd char(2) PRIMARY KEY, region_name text NOT NULL, ground_station text NOT NULL);
CREATE TABLE plan (plan_cd text PRIMARY KEY, plan_name text NOT NULL, mbit int NOT NULL, cap_gb int, mth_fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN plan.cap_gb IS 'null when unlimited';
CREATE TABLE usage_mth (sub_no int NOT NULL, mth date NOT NULL, down_gb int NOT NULL, up_gb int NOT NULL);
CREATE TABLE outage (outage_id int PRIMARY KEY, region_cd char(2) NOT NULL, began timestamp NOT NULL, ended timestamp, cause text NOT NULL);
CREATE TABLE visit (visit_id int PRIMARY KEY, sub_no int NOT NULL, installer text NOT NULL, planned date NOT NULL, done date, kind text NOT NULL, cost numeric(7,2) NOT NULL);
COMMENT ON COLUMN visit.kind IS 'install, repair, dismantle';
CREATE TABLE bill_mth (sub_no int NOT NULL, mth date NOT NULL, fee numeric(7,2) NOT NULL, dish_rent numeric(6,2) NOT NULL, credit numeric(6,2) NOT NULL, paid_on date);
