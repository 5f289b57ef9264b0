CREATE TABLE fa_event (ev_id int PRIMARY KEY, ev_name text NOT NULL, kind text NOT NULL, from_day date NOT NULL, to_day date NOT NULL, crowd_expected int NOT NULL, crowd_actual int, fee_agreed numeric(8,2) NOT NULL);
CREATE TABLE fa_volunteer (v_id int PRIMARY KEY, v_name text NOT NULL, level text NOT NULL, cert_until date NOT NULL, trained_by int REFERENCES fa_volunteer);
CREATE TABLE fa_duty (ev_id int NOT NULL REFERENCES fa_event, v_id int NOT NULL REFERENCES fa_volunteer, duty_day date NOT NULL, hours numeric(4,1) NOT NULL, PRIMARY KEY (ev_id, v_id, duty_day));
CREATE TABLE fa_patient (p_id int PRIMARY KEY, ev_id int NOT NULL REFERENCES fa_event, v_id int REFERENCES fa_volunteer, seen_at timestamp NOT NULL, complaint text NOT NULL, age int, to_hospital boolean NOT NULL, refused_treatment boolean NOT NULL);
CREATE TABLE fa_invoice_payment (pay_id int PRIMARY KEY, ev_id int NOT NULL REFERENCES fa_event, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
COMMENT ON COLUMN fa_volunteer.level IS 'first aider, advanced, paramedic';
