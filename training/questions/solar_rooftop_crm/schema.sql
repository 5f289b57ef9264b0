CREATE TABLE t_region (region_id int PRIMARY KEY, region_name text NOT NULL);
CREATE TABLE t_consultant (consultant_id int PRIMARY KEY, consultant_name text NOT NULL, region_id int NOT NULL REFERENCES t_region(region_id), start_day date NOT NULL, quit_day date);
CREATE TABLE t_lead (lead_id int PRIMARY KEY, homeowner text NOT NULL, region_id int NOT NULL REFERENCES t_region(region_id), channel text NOT NULL, created_day date NOT NULL, contacted_day date, site_survey_day date, offer_day date, signed_day date, lost_day date, lost_why text, consultant_id int REFERENCES t_consultant(consultant_id), offer_chf numeric(10,2), system_kwp numeric(5,2), battery_included boolean);
CREATE TABLE t_install (install_id int PRIMARY KEY, lead_id int NOT NULL UNIQUE REFERENCES t_lead(lead_id), team text NOT NULL, planned_day date NOT NULL, done_day date, hardware_cost_chf numeric(10,2) NOT NULL, labour_cost_chf numeric(10,2) NOT NULL);
CREATE TABLE t_payment (payment_id int PRIMARY KEY, lead_id int NOT NULL REFERENCES t_lead(lead_id), instalment text NOT NULL, due_day date NOT NULL, paid_day date, amount_chf numeric(10,2) NOT NULL);
CREATE TABLE t_channel_spend (channel text NOT NULL, month_day date NOT NULL, spend_chf numeric(9,2) NOT NULL, PRIMARY KEY (channel, month_day));
CREATE TABLE t_yield_month (install_id int NOT NULL REFERENCES t_install(install_id), month_day date NOT NULL, produced_kwh numeric(8,1) NOT NULL, PRIMARY KEY (install_id, month_day));
COMMENT ON TABLE t_lead IS 'one row per interested homeowner; the days show how far the lead came';
