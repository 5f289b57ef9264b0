CREATE TABLE pontoons (pontoon_id int PRIMARY KEY, letter text, depth_m numeric(3,1), has_power boolean);
CREATE TABLE berths (berth_id int PRIMARY KEY, pontoon_id int, berth_label text, max_length_m numeric(4,1), annual_fee numeric(8,2), nightly_fee numeric(6,2));
CREATE TABLE skippers (skipper_id int PRIMARY KEY, skipper_name text, club text, phone text, member_since date);
CREATE TABLE boats (boat_id int PRIMARY KEY, boat_name text, skipper_id int, boat_type text, length_m numeric(4,1), insured_until date);
CREATE TABLE annual_contracts (contract_id int PRIMARY KEY, boat_id int, berth_id int, valid_from date, valid_to date, fee_agreed numeric(8,2), fee_paid numeric(8,2));
CREATE TABLE visits (visit_id int PRIMARY KEY, boat_name text, flag_country text, berth_id int, arrived_on date, left_on date, charged numeric(8,2), paid_by text);
CREATE TABLE fuel_sales (sale_id int PRIMARY KEY, sold_at timestamp, fuel text, litres numeric(7,1), price_per_litre numeric(5,3), skipper_id int);
CREATE TABLE lift_outs (lift_id int PRIMARY KEY, boat_id int, lifted_on date, relaunched_on date, reason text, cost numeric(8,2));
