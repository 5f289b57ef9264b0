CREATE TABLE building (bldg_code text PRIMARY KEY, street text NOT NULL, town text NOT NULL);
CREATE TABLE room (room_no text PRIMARY KEY, bldg_code text NOT NULL REFERENCES building, nick text NOT NULL, chairs int NOT NULL, beamer boolean NOT NULL, hourly_fee numeric(6,2) NOT NULL);
CREATE TABLE organiser (org_id int PRIMARY KEY, org_name text NOT NULL, unit text NOT NULL, external boolean NOT NULL);
CREATE TABLE slot (slot_id int PRIMARY KEY, room_no text NOT NULL REFERENCES room, org_id int NOT NULL REFERENCES organiser, booked_at timestamp NOT NULL, starts timestamp NOT NULL, ends timestamp NOT NULL, people_expected int NOT NULL, people_came int, called_off_at timestamp);
CREATE TABLE extra (extra_id int PRIMARY KEY, slot_id int NOT NULL REFERENCES slot, thing text NOT NULL, amount int NOT NULL, price_each numeric(6,2) NOT NULL);
