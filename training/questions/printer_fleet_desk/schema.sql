CREATE TABLE mfp (asset text PRIMARY KEY, maker text NOT NULL, site text NOT NULL, colour boolean NOT NULL, lease_month numeric(7,2) NOT NULL, lease_end date NOT NULL);
CREATE TABLE click_rate (maker text NOT NULL, mono_ct numeric(5,2) NOT NULL, colour_ct numeric(5,2) NOT NULL, PRIMARY KEY (maker));
COMMENT ON TABLE click_rate IS 'price of one page in cents';
CREATE TABLE meter (asset text NOT NULL REFERENCES mfp, month date NOT NULL, mono_pages int NOT NULL, colour_pages int NOT NULL, PRIMARY KEY (asset, month));
CREATE TABLE jam_call (call_no int PRIMARY KEY, asset text NOT NULL REFERENCES mfp, called timestamp NOT NULL, engineer_came timestamp, fixed timestamp, fault text NOT NULL, caller text NOT NULL, engineer text);
CREATE TABLE toner_order (to_no int PRIMARY KEY, asset text NOT NULL REFERENCES mfp, ordered date NOT NULL, delivered date, cartridges int NOT NULL, price_each numeric(6,2) NOT NULL);
