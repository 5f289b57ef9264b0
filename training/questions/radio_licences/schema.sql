CREATE TABLE rl_holder (hid int PRIMARY KEY, hname text NOT NULL, htype text NOT NULL, email text);
COMMENT ON COLUMN rl_holder.htype IS 'amateur, taxi firm, port, broadcaster';
CREATE TABLE rl_licence (lid int PRIMARY KEY, call_sign text NOT NULL, hid int NOT NULL REFERENCES rl_holder, band text NOT NULL, power_w int NOT NULL, granted date NOT NULL, expires date NOT NULL, revoked date, yearly_fee numeric(8,2) NOT NULL);
CREATE TABLE rl_fee (fid int PRIMARY KEY, lid int NOT NULL REFERENCES rl_licence, fee_year int NOT NULL, billed date NOT NULL, due date NOT NULL, amount numeric(8,2) NOT NULL, paid date);
CREATE TABLE rl_interference (iid int PRIMARY KEY, lid int REFERENCES rl_licence, reported date NOT NULL, place text NOT NULL, solved date, severity int NOT NULL);
CREATE TABLE rl_exam (eid int PRIMARY KEY, hid int NOT NULL REFERENCES rl_holder, sat_on date NOT NULL, points int NOT NULL, passed boolean NOT NULL);
