CREATE TABLE talent (tid int PRIMARY KEY, stage_name text NOT NULL, hgt_cm int NOT NULL, eyes text NOT NULL, hair text NOT NULL, based_in text NOT NULL, signed date NOT NULL, dropped date, booker_id int NOT NULL);
CREATE TABLE staff (sid int PRIMARY KEY, nm text NOT NULL, boss_sid int REFERENCES staff);
CREATE TABLE client (cid int PRIMARY KEY, label text NOT NULL, sector text NOT NULL, parent_cid int REFERENCES client);
CREATE TABLE casting (kid int PRIMARY KEY, cid int NOT NULL REFERENCES client, title text NOT NULL, held_on date NOT NULL, city text NOT NULL);
CREATE TABLE casting_talent (kid int NOT NULL REFERENCES casting, tid int NOT NULL REFERENCES talent, showed_up smallint NOT NULL, result char(1), PRIMARY KEY (kid, tid));
CREATE TABLE job (jid int PRIMARY KEY, kid int REFERENCES casting, cid int NOT NULL REFERENCES client, tid int NOT NULL REFERENCES talent, shoot_from date NOT NULL, shoot_to date NOT NULL, fee numeric(9,2) NOT NULL, fee_cur char(3) NOT NULL, agency_pct numeric(4,1) NOT NULL, client_paid date, talent_paid date);
ALTER TABLE talent ADD FOREIGN KEY (booker_id) REFERENCES staff;
COMMENT ON COLUMN casting_talent.result IS 'B booked, O option, N no; null when not decided';
COMMENT ON COLUMN job.kid IS 'casting it came from; null for direct bookings';
