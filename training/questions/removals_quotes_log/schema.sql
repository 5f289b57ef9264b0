CREATE TABLE lead (lead_id int PRIMARY KEY, who text NOT NULL, src text NOT NULL, from_pc text NOT NULL, to_pc text NOT NULL, created timestamp NOT NULL, updated timestamp NOT NULL, closed timestamp, move_wish date);
CREATE TABLE quote (q_id int PRIMARY KEY, lead_id int NOT NULL REFERENCES lead, ver int NOT NULL, surveyor text NOT NULL, cbm numeric(5,1) NOT NULL, amt_ex numeric(9,2) NOT NULL, packing_ex numeric(8,2) NOT NULL, sent_on date NOT NULL, accepted_on date, UNIQUE (lead_id, ver));
CREATE TABLE move_job (mj_id int PRIMARY KEY, q_id int NOT NULL REFERENCES quote, crew_lead text NOT NULL, van text NOT NULL, load_on date NOT NULL, unload_on date NOT NULL, hrs_est numeric(4,1) NOT NULL, hrs_act numeric(4,1), dmg_claim numeric(8,2));
CREATE TABLE lead_note (note_id int PRIMARY KEY, lead_id int NOT NULL REFERENCES lead, noted timestamp NOT NULL, author text NOT NULL, body text NOT NULL);
COMMENT ON COLUMN lead.src IS 'web, phone, partner, repeat';
COMMENT ON COLUMN quote.ver IS 'version; a later one replaces the earlier';
