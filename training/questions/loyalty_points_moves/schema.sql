CREATE TABLE lp_member (mno bigint PRIMARY KEY, handle text NOT NULL, joined_on date NOT NULL, tier char(1) NOT NULL, referred_by bigint REFERENCES lp_member, mail_ok char(1) NOT NULL);
CREATE TABLE lp_store (st char(3) PRIMARY KEY, store_label text NOT NULL);
CREATE TABLE lp_move (mv bigint PRIMARY KEY, mno bigint NOT NULL REFERENCES lp_member, st char(3) REFERENCES lp_store, at timestamp NOT NULL, pts int NOT NULL, why char(2) NOT NULL, spend_eur numeric(8,2), counter_mno bigint REFERENCES lp_member);
CREATE TABLE lp_why (why char(2) PRIMARY KEY, why_text text NOT NULL);
ALTER TABLE lp_move ADD FOREIGN KEY (why) REFERENCES lp_why;
COMMENT ON COLUMN lp_member.tier IS 'B bronze, S silver, G gold';
COMMENT ON COLUMN lp_move.pts IS 'points, negative when they leave the account';
COMMENT ON COLUMN lp_move.counter_mno IS 'the other member, for gifts of points';
