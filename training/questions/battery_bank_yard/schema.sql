CREATE TABLE bank (bank_id int PRIMARY KEY, bank_name text NOT NULL, grid_area text NOT NULL, mwh_rated numeric(6,1) NOT NULL, mw_rated numeric(5,1) NOT NULL, live_since date NOT NULL);
CREATE TABLE module (module_sn text PRIMARY KEY, bank_id int NOT NULL REFERENCES bank, chemistry text NOT NULL, installed_on date NOT NULL, retired_on date);
CREATE TABLE dispatch (dispatch_id int PRIMARY KEY, bank_id int NOT NULL REFERENCES bank, dir text NOT NULL CHECK (dir IN ('charge','discharge')), start_ts timestamptz NOT NULL, end_ts timestamptz NOT NULL, mwh numeric(7,2) NOT NULL, eur_mwh numeric(7,2) NOT NULL);
CREATE TABLE health_check (check_id int PRIMARY KEY, module_sn text NOT NULL REFERENCES module, checked_on date NOT NULL, soh_pct numeric(4,1) NOT NULL, temp_c numeric(4,1) NOT NULL, inspector text NOT NULL);
CREATE TABLE alarm (alarm_id int PRIMARY KEY, module_sn text NOT NULL REFERENCES module, raised timestamptz NOT NULL, acked timestamptz, cleared timestamptz, sev int NOT NULL, txt text NOT NULL);
COMMENT ON COLUMN health_check.soh_pct IS 'state of health';
COMMENT ON COLUMN alarm.sev IS '1 critical, 2 major, 3 minor';
