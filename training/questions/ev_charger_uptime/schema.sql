CREATE TABLE host_site (host_id int PRIMARY KEY, host_name text NOT NULL, host_type text NOT NULL, host_share_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN host_site.host_share_pct IS 'part of the charging income that the host gets';
CREATE TABLE charge_point (cp_id text PRIMARY KEY, host_id int NOT NULL REFERENCES host_site, kw int NOT NULL, live_since date NOT NULL, taken_down date);
CREATE TABLE ev_tariff (tariff_id int PRIMARY KEY, tariff_name text NOT NULL, price_kwh numeric(5,3) NOT NULL, start_fee numeric(4,2) NOT NULL);
CREATE TABLE ev_driver (driver_id int PRIMARY KEY, nickname text NOT NULL, tariff_id int NOT NULL REFERENCES ev_tariff, signed_up date NOT NULL);
CREATE TABLE charge_session (session_id int PRIMARY KEY, cp_id text NOT NULL REFERENCES charge_point, driver_id int REFERENCES ev_driver, plugged_at timestamp NOT NULL, charged_until timestamp, unplugged_at timestamp, kwh numeric(6,2), billed numeric(7,2), power_cost numeric(7,2), error_code text);
COMMENT ON COLUMN charge_session.driver_id IS 'empty for guests who pay by card';
CREATE TABLE outage (outage_id int PRIMARY KEY, cp_id text NOT NULL REFERENCES charge_point, from_ts timestamp NOT NULL, to_ts timestamp, cause text NOT NULL);
