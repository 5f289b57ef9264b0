CREATE TABLE stallholder (holder_no int PRIMARY KEY, trading_as text NOT NULL, speciality text NOT NULL, hall_fee_pct numeric(4,1) NOT NULL, left_hall date);
CREATE TABLE stall (stall_no int PRIMARY KEY, floor int NOT NULL, area_m2 numeric(4,1) NOT NULL, weekly_rent numeric(7,2) NOT NULL);
CREATE TABLE tenancy (tenancy_no int PRIMARY KEY, stall_no int NOT NULL REFERENCES stall, holder_no int NOT NULL REFERENCES stallholder, moved_in date NOT NULL, moved_out date);
CREATE TABLE object (object_no int PRIMARY KEY, holder_no int NOT NULL REFERENCES stallholder, name text NOT NULL, period text, ticket_price numeric(9,2) NOT NULL, lowest_price numeric(9,2), brought_in date NOT NULL, taken_home date);
CREATE TABLE till_sale (sale_no int PRIMARY KEY, object_no int NOT NULL REFERENCES object, sold_at timestamp NOT NULL, sold_for numeric(9,2) NOT NULL, card boolean NOT NULL, export boolean NOT NULL);
CREATE TABLE payout (payout_no int PRIMARY KEY, holder_no int NOT NULL REFERENCES stallholder, for_month date NOT NULL, amount numeric(9,2) NOT NULL, transferred_on date);
