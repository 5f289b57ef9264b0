CREATE TABLE rider (rider_id int PRIMARY KEY, rider_name text NOT NULL, country text NOT NULL, horse_name text);
CREATE TABLE saddle_model (model_id int PRIMARY KEY, model text NOT NULL, discipline text NOT NULL, rrp numeric(9,2) NOT NULL, lead_weeks int NOT NULL);
CREATE TABLE trial (trial_id int PRIMARY KEY, rider_id int NOT NULL REFERENCES rider, model_id int NOT NULL REFERENCES saddle_model, sent date NOT NULL, must_return_by date NOT NULL, returned date, kept boolean, fee numeric(6,2) NOT NULL);
COMMENT ON TABLE trial IS 'trial saddles posted to riders; kept = bought';
CREATE TABLE custom_saddle (cs_id int PRIMARY KEY, rider_id int NOT NULL REFERENCES rider, model_id int NOT NULL REFERENCES saddle_model, ordered date NOT NULL, measured_by text, finished date, handed_over date, price numeric(9,2) NOT NULL, paid_so_far numeric(9,2) NOT NULL);
CREATE TABLE option_line (cs_id int NOT NULL REFERENCES custom_saddle, option_name text NOT NULL, surcharge numeric(7,2) NOT NULL, PRIMARY KEY (cs_id, option_name));
CREATE TABLE refit (refit_id int PRIMARY KEY, cs_id int NOT NULL REFERENCES custom_saddle, visit_day date NOT NULL, fitter text NOT NULL, free_of_charge boolean NOT NULL, charge numeric(6,2) NOT NULL);
