CREATE TABLE cab (cab_no int PRIMARY KEY, plate text NOT NULL, seats int NOT NULL, electric boolean NOT NULL, bought date NOT NULL);
CREATE TABLE cabbie (cabbie_id int PRIMARY KEY, cabbie_name text NOT NULL, badge_until date NOT NULL, vouched_by int REFERENCES cabbie, since date NOT NULL);
CREATE TABLE account (account_id int PRIMARY KEY, account_name text NOT NULL, kind text NOT NULL, discount_pct numeric(4,1) NOT NULL);
CREATE TABLE booking (booking_id int PRIMARY KEY, account_id int REFERENCES account, phoned_at timestamp NOT NULL, wanted_at timestamp NOT NULL, from_area text NOT NULL, to_area text NOT NULL, passengers int NOT NULL, outcome text NOT NULL);
CREATE TABLE ride (ride_id int PRIMARY KEY, booking_id int NOT NULL UNIQUE REFERENCES booking, cab_no int NOT NULL REFERENCES cab, cabbie_id int NOT NULL REFERENCES cabbie, picked_up_at timestamp NOT NULL, dropped_at timestamp NOT NULL, km numeric(5,1) NOT NULL, fare numeric(7,2) NOT NULL, tip numeric(6,2) NOT NULL);
COMMENT ON COLUMN booking.outcome IS 'driven, cancelled, no show';
COMMENT ON COLUMN cabbie.vouched_by IS 'the driver who vouched for this one when he started';
COMMENT ON COLUMN booking.account_id IS 'null: private caller';
