CREATE TABLE opco (code text PRIMARY KEY, company text NOT NULL, kind text NOT NULL);
CREATE TABLE section (sec_id int PRIMARY KEY, from_stn text NOT NULL, to_stn text NOT NULL, km numeric(5,1) NOT NULL, eur_km numeric(5,2) NOT NULL, tracks int NOT NULL);
CREATE TABLE path_request (req_no int PRIMARY KEY, code text NOT NULL REFERENCES opco, run_day date NOT NULL, requested_at timestamptz NOT NULL, decided_at timestamptz, outcome text, adhoc boolean NOT NULL);
CREATE TABLE path_leg (req_no int NOT NULL REFERENCES path_request, sec_id int NOT NULL REFERENCES section, wanted time NOT NULL, offered time, PRIMARY KEY (req_no, sec_id));
CREATE TABLE possession (poss_id int PRIMARY KEY, sec_id int NOT NULL REFERENCES section, begins timestamptz NOT NULL, ends timestamptz NOT NULL, works text NOT NULL, overran_min int NOT NULL);
CREATE TABLE cancellation (req_no int PRIMARY KEY REFERENCES path_request, cancelled_at timestamptz NOT NULL, fee_pct int NOT NULL);
COMMENT ON COLUMN path_request.outcome IS 'granted, changed, refused';
