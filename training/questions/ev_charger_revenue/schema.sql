CREATE TABLE site (site_code text PRIMARY KEY, site_name text NOT NULL, city text NOT NULL, opened_on date NOT NULL, landlord_share_pct numeric(4,1));
CREATE TABLE charger (charger_id int PRIMARY KEY, site_code text NOT NULL REFERENCES site, model text NOT NULL, max_kw int NOT NULL, purchase_cost numeric(9,2) NOT NULL, commissioned_on date NOT NULL);
CREATE TABLE tariff (tariff_id int PRIMARY KEY, tariff_name text NOT NULL, price_per_kwh numeric(5,3) NOT NULL, start_fee numeric(4,2) NOT NULL);
CREATE TABLE driver (driver_id int PRIMARY KEY, driver_name text NOT NULL, member_since date, company text);
CREATE TABLE charging_session (session_id int PRIMARY KEY, charger_id int NOT NULL REFERENCES charger, driver_id int REFERENCES driver, tariff_id int NOT NULL REFERENCES tariff, plugged_in_at timestamp NOT NULL, unplugged_at timestamp, kwh numeric(6,2) NOT NULL, aborted boolean NOT NULL DEFAULT false);
CREATE TABLE outage (outage_id int PRIMARY KEY, charger_id int NOT NULL REFERENCES charger, began_at timestamp NOT NULL, ended_at timestamp, cause text NOT NULL);
CREATE TABLE power_purchase (site_code text NOT NULL REFERENCES site, month date NOT NULL, kwh_bought numeric(9,1) NOT NULL, amount numeric(9,2) NOT NULL, PRIMARY KEY (site_code, month));
COMMENT ON TABLE charging_session IS 'a session costs kwh x price_per_kwh plus the start fee of its tariff';
COMMENT ON COLUMN charging_session.driver_id IS 'empty when charged without an account';
