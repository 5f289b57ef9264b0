CREATE TABLE practitioners (pid int PRIMARY KEY, pname text NOT NULL, room text NOT NULL, share_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN practitioners.share_pct IS 'part of the fee that goes to the practitioner';
CREATE TABLE treatments (tcode text PRIMARY KEY, tname text NOT NULL, mins int NOT NULL, fee numeric(6,2) NOT NULL);
CREATE TABLE people (person_id int PRIMARY KEY, display_name text NOT NULL, dob date, gp_surgery text, insurer text);
COMMENT ON COLUMN people.insurer IS 'null for people who pay themselves';
CREATE TABLE appts (appt_id int PRIMARY KEY, person_id int NOT NULL REFERENCES people, pid int NOT NULL REFERENCES practitioners, tcode text NOT NULL REFERENCES treatments, made_at timestamp NOT NULL, slot_at timestamp NOT NULL, status char(1) NOT NULL, complaint text NOT NULL, fee_charged numeric(6,2) NOT NULL);
COMMENT ON COLUMN appts.status IS 'B booked, D done, C cancelled, F failed to attend';
CREATE TABLE payments (pay_id int PRIMARY KEY, appt_id int NOT NULL REFERENCES appts, paid_on date NOT NULL, how text NOT NULL, amt numeric(6,2) NOT NULL);
