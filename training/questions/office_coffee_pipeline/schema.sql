CREATE TABLE rep (rep_id int PRIMARY KEY, full_name text NOT NULL, territory text NOT NULL, hired_on date NOT NULL, left_on date);
CREATE TABLE prospect (prospect_id int PRIMARY KEY, company text NOT NULL, city text NOT NULL, industry text NOT NULL, headcount int, found_via text NOT NULL, first_contact date NOT NULL, owner_rep int REFERENCES rep);
CREATE TABLE contact_person (contact_id int PRIMARY KEY, prospect_id int NOT NULL REFERENCES prospect, name text NOT NULL, job_title text, email text, phone text, is_decider boolean NOT NULL DEFAULT false);
CREATE TABLE opportunity (opp_id int PRIMARY KEY, prospect_id int NOT NULL REFERENCES prospect, rep_id int NOT NULL REFERENCES rep, title text NOT NULL, stage text NOT NULL CHECK (stage IN ('new','demo','offer','negotiation','won','lost')), value_eur numeric(10,2), chance_pct int NOT NULL, opened date NOT NULL, expected_close date, closed date, loss_reason text);
CREATE TABLE touchpoint (touch_id int PRIMARY KEY, opp_id int NOT NULL REFERENCES opportunity, rep_id int NOT NULL REFERENCES rep, channel text NOT NULL, happened_at timestamp NOT NULL, minutes int, note text);
CREATE TABLE machine_model (model_id int PRIMARY KEY, model_name text NOT NULL, monthly_rent numeric(8,2) NOT NULL, purchase_price numeric(10,2) NOT NULL);
CREATE TABLE opp_machine (opp_id int NOT NULL REFERENCES opportunity, model_id int NOT NULL REFERENCES machine_model, units int NOT NULL, PRIMARY KEY (opp_id, model_id));
CREATE TABLE quota (rep_id int NOT NULL REFERENCES rep, month date NOT NULL, target_eur numeric(10,2) NOT NULL, PRIMARY KEY (rep_id, month));
COMMENT ON COLUMN quota.month IS 'first day of the month';
