CREATE TABLE trader (id int PRIMARY KEY, stall_name text NOT NULL, owner text NOT NULL, cuisine text NOT NULL, instagram text, first_traded date, is_deleted boolean NOT NULL DEFAULT false);
CREATE TABLE pitch (id int PRIMARY KEY, code text NOT NULL, zone text NOT NULL, metres int NOT NULL, power boolean NOT NULL, water boolean NOT NULL, day_rent numeric(6,2) NOT NULL);
CREATE TABLE market_day (id int PRIMARY KEY, held_on date NOT NULL, weather text, footfall int, rained_off boolean NOT NULL);
CREATE TABLE booking (id int PRIMARY KEY, trader_id int NOT NULL REFERENCES trader(id), pitch_id int NOT NULL REFERENCES pitch(id), market_day_id int NOT NULL REFERENCES market_day(id), rent_due numeric(6,2) NOT NULL, rent_paid numeric(6,2) NOT NULL, showed boolean);
CREATE TABLE declared_sales (booking_id int PRIMARY KEY REFERENCES booking(id), takings numeric(8,2) NOT NULL, card_share_pct int, portions int);
CREATE TABLE inspection (id int PRIMARY KEY, trader_id int NOT NULL REFERENCES trader(id), inspected_on date NOT NULL, inspector text NOT NULL, grade char(1) NOT NULL, follow_up_by date);
COMMENT ON COLUMN trader.is_deleted IS 'true for records removed from the system';
COMMENT ON COLUMN inspection.grade IS 'A is best, D is worst';
