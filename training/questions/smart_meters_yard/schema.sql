CREATE TABLE substation (sub_id int PRIMARY KEY, sub_name text NOT NULL, limit_kw int NOT NULL);
CREATE TABLE supply_point (sp_no bigint PRIMARY KEY, sub_id int NOT NULL REFERENCES substation, street text NOT NULL, use_class text NOT NULL, has_pv boolean NOT NULL);
CREATE TABLE meter_dev (dev_id text PRIMARY KEY, sp_no bigint NOT NULL REFERENCES supply_point, model text NOT NULL, fitted date NOT NULL, taken_out date, firmware text NOT NULL);
CREATE TABLE daily_kwh (dev_id text NOT NULL REFERENCES meter_dev, d date NOT NULL, taken numeric(7,2) NOT NULL, fed numeric(7,2) NOT NULL, estimated boolean NOT NULL, PRIMARY KEY (dev_id, d));
CREATE TABLE band (use_class text PRIMARY KEY, ct_kwh numeric(5,2) NOT NULL, feed_ct numeric(5,2) NOT NULL, day_charge numeric(5,3) NOT NULL);
CREATE TABLE comm_fault (fault_id int PRIMARY KEY, dev_id text NOT NULL REFERENCES meter_dev, lost_at timestamptz NOT NULL, restored_at timestamptz, visit boolean NOT NULL);
