CREATE TABLE optician (optician_id int PRIMARY KEY, shop_name text NOT NULL, kickback_pct numeric(4,1) NOT NULL);
CREATE TABLE lens (lens_id int PRIMARY KEY, brand text NOT NULL, wear text NOT NULL, box_price numeric(6,2) NOT NULL, box_cost numeric(6,2) NOT NULL);
COMMENT ON COLUMN lens.wear IS 'daily, fortnight, monthly';
CREATE TABLE wearer (wearer_id int PRIMARY KEY, wearer_name text NOT NULL, optician_id int REFERENCES optician, since date NOT NULL, prescription_until date);
CREATE TABLE lens_plan (plan_id int PRIMARY KEY, wearer_id int NOT NULL REFERENCES wearer, lens_id int NOT NULL REFERENCES lens, boxes int NOT NULL, every_days int NOT NULL, status char(1) NOT NULL, started date NOT NULL, stopped date, stop_reason text);
COMMENT ON COLUMN lens_plan.status IS 'A active, P paused, S stopped';
CREATE TABLE parcel (parcel_id int PRIMARY KEY, plan_id int NOT NULL REFERENCES lens_plan, planned_for date NOT NULL, sent_on date, arrived_on date, boxes int NOT NULL, charged numeric(7,2) NOT NULL, postage_cost numeric(5,2) NOT NULL, charge_failed boolean NOT NULL);
CREATE TABLE return_box (return_id int PRIMARY KEY, parcel_id int NOT NULL REFERENCES parcel, boxes int NOT NULL, why text NOT NULL, refunded numeric(7,2));
