CREATE TABLE ks (ks_nr char(4) PRIMARY KEY, ks_bez text NOT NULL, ks_ueber char(4) REFERENCES ks (ks_nr), verantw text);
COMMENT ON TABLE ks IS 'cost centres: ks_bez name, ks_ueber the cost centre above, verantw who answers for it';
CREATE TABLE ka (ka_nr char(3) PRIMARY KEY, ka_bez text NOT NULL);
COMMENT ON TABLE ka IS 'kinds of cost';
CREATE TABLE plan_w (ks_nr char(4) NOT NULL REFERENCES ks, ka_nr char(3) NOT NULL REFERENCES ka, jahr int NOT NULL, betrag numeric(11,2) NOT NULL, PRIMARY KEY (ks_nr, ka_nr, jahr));
COMMENT ON TABLE plan_w IS 'budget for a whole year (jahr), betrag in euros';
CREATE TABLE ist_b (bel_nr int PRIMARY KEY, ks_nr char(4) NOT NULL REFERENCES ks, ka_nr char(3) NOT NULL REFERENCES ka, bu_dat date NOT NULL, betrag numeric(11,2) NOT NULL, lief text, storno_von int REFERENCES ist_b (bel_nr));
COMMENT ON TABLE ist_b IS 'actual bookings: bu_dat booking date, betrag in euros, lief supplier, storno_von the booking that this one takes back (its amount is negative)';
