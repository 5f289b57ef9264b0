CREATE TABLE instrument (instrument_id integer PRIMARY KEY, kind text NOT NULL, maker text, serial_no text, bought_on date, value_gbp integer, insured boolean NOT NULL, out_of_use boolean NOT NULL DEFAULT false);
CREATE TABLE player (player_id integer PRIMARY KEY, full_name text NOT NULL, born date, plays text NOT NULL, seat text, joined date NOT NULL, resigned date, subs_exempt boolean NOT NULL DEFAULT false);
CREATE TABLE loan (loan_id integer PRIMARY KEY, instrument_id integer NOT NULL REFERENCES instrument, player_id integer NOT NULL REFERENCES player, lent date NOT NULL, returned date);
CREATE TABLE score (score_id integer PRIMARY KEY, title text NOT NULL, composer text, arranger text, minutes integer, difficulty smallint, parts_missing boolean NOT NULL, last_checked date);
CREATE TABLE engagement (engagement_id integer PRIMARY KEY, name text NOT NULL, type text NOT NULL, venue text, held date NOT NULL, fee_gbp integer, finishing_place integer, bands_competing integer);
CREATE TABLE programme (engagement_id integer NOT NULL REFERENCES engagement, score_id integer NOT NULL REFERENCES score, slot integer NOT NULL, soloist_id integer REFERENCES player, PRIMARY KEY (engagement_id, score_id));
CREATE TABLE rehearsal (rehearsal_id integer PRIMARY KEY, held date NOT NULL, conductor text NOT NULL, hall text NOT NULL);
CREATE TABLE attendance (rehearsal_id integer NOT NULL REFERENCES rehearsal, player_id integer NOT NULL REFERENCES player, came boolean NOT NULL, PRIMARY KEY (rehearsal_id, player_id));
CREATE TABLE sub_payment (payment_id integer PRIMARY KEY, player_id integer NOT NULL REFERENCES player, quarter_start date NOT NULL, due_gbp numeric(6,2) NOT NULL, paid_gbp numeric(6,2) NOT NULL DEFAULT 0, paid_on date);
