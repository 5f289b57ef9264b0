CREATE TABLE stn (stn_code char(3) PRIMARY KEY, stn_name varchar(40), line_colour varchar(12), step_free bool);
CREATE TABLE unit (unit_id int PRIMARY KEY, stn_code char(3), unit_type varchar(10), maker varchar(20), in_use_since date, contract_id int);
CREATE TABLE contract (contract_id int PRIMARY KEY, firm varchar(30), monthly_per_unit numeric(8,2), sla_hours int, ends date);
CREATE TABLE outage (outage_id int PRIMARY KEY, unit_id int, down_from timestamp, up_again timestamp, planned bool, reason varchar(30));
CREATE TABLE svc (svc_id int PRIMARY KEY, unit_id int, svc_date date, svc_kind varchar(12), hours numeric(4,1), extra_cost numeric(8,2));
CREATE TABLE complaint (c_id int PRIMARY KEY, outage_id int, received timestamp, channel varchar(10));
