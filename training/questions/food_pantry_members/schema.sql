CREATE TABLE household (hh_id int PRIMARY KEY, contact text NOT NULL, postcode_area text NOT NULL, adults int NOT NULL, children int NOT NULL, joined_on date NOT NULL, membership_ends date NOT NULL, referred_by int, diet text);
CREATE TABLE referrer (ref_id int PRIMARY KEY, ref_name text NOT NULL, ref_kind text NOT NULL);
CREATE TABLE visit (visit_id int PRIMARY KEY, hh_id int NOT NULL, visit_on date NOT NULL, items_taken int NOT NULL, fee_paid numeric(5,2) NOT NULL, retail_value numeric(6,2) NOT NULL);
CREATE TABLE donor (donor_id int PRIMARY KEY, donor_name text NOT NULL, is_shop boolean NOT NULL);
CREATE TABLE donation (don_id int PRIMARY KEY, donor_id int NOT NULL, received_on date NOT NULL, food_group text NOT NULL, kilos numeric(7,1) NOT NULL);
CREATE TABLE stock_lot (lot_id int PRIMARY KEY, don_id int, product text NOT NULL, food_group text NOT NULL, use_by date NOT NULL, qty_in int NOT NULL, qty_left int NOT NULL);
