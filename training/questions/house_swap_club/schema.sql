CREATE TABLE member (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, country text NOT NULL, joined date NOT NULL, paid_until date, recruited_by int REFERENCES member);
CREATE TABLE home (id int PRIMARY KEY, owner_id int NOT NULL REFERENCES member, nickname text NOT NULL, town text NOT NULL, country text NOT NULL, kind text NOT NULL, beds int NOT NULL, pets_welcome boolean NOT NULL, smoke_free boolean NOT NULL);
CREATE TABLE swap (
 id int PRIMARY KEY, asking_home_id int NOT NULL REFERENCES home, asked_home_id int NOT NULL REFERENCES home,
 requested date NOT NULL, answered date, confirmed date, cancelled date, arrival date NOT NULL, departure date NOT NULL, guests int NOT NULL);
CREATE TABLE review (id int PRIMARY KEY, swap_id int NOT NULL REFERENCES swap, writer_id int NOT NULL REFERENCES member, about_id int NOT NULL REFERENCES member, stars int NOT NULL, written date NOT NULL, remark text);
CREATE TABLE damage_claim (id int PRIMARY KEY, swap_id int NOT NULL REFERENCES swap, claimant_id int NOT NULL REFERENCES member, liable_id int NOT NULL REFERENCES member, item text NOT NULL, claimed_eur numeric(8,2) NOT NULL, settled_eur numeric(8,2), reported date NOT NULL, settled date);
