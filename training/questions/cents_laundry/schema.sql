CREATE TABLE ldy_store (st_id int PRIMARY KEY, st_name text NOT NULL, rent_cents int NOT NULL);
COMMENT ON COLUMN ldy_store.rent_cents IS 'monthly rent of the premises, in cents';
CREATE TABLE ldy_mach (mach_id int PRIMARY KEY, st_id int NOT NULL REFERENCES ldy_store, typ text NOT NULL CHECK (typ IN ('W','D')), kg int NOT NULL, bought_on date NOT NULL, out_of_use smallint NOT NULL);
COMMENT ON COLUMN ldy_mach.typ IS 'W washer, D dryer';
COMMENT ON COLUMN ldy_mach.out_of_use IS '1 while broken';
CREATE TABLE ldy_card (card_no text PRIMARY KEY, holder text, issued date NOT NULL, blocked_on date);
CREATE TABLE ldy_run (run_id int PRIMARY KEY, mach_id int NOT NULL REFERENCES ldy_mach, card_no text REFERENCES ldy_card, began timestamp NOT NULL, mins int NOT NULL, paid_cents int NOT NULL, refund_cents int NOT NULL DEFAULT 0);
COMMENT ON COLUMN ldy_run.card_no IS 'empty when paid with coins';
CREATE TABLE ldy_topup (topup_id int PRIMARY KEY, card_no text NOT NULL REFERENCES ldy_card, at timestamp NOT NULL, cents int NOT NULL, bonus_cents int NOT NULL);
