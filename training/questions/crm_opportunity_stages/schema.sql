CREATE TABLE crm_users (user_id int PRIMARY KEY, display_name text NOT NULL, team text NOT NULL, quota_year numeric(12,2) NOT NULL, is_active boolean NOT NULL);
CREATE TABLE crm_accounts (account_id int PRIMARY KEY, account_name text NOT NULL, industry text NOT NULL, country_code char(2) NOT NULL, employees int, owner_id int NOT NULL REFERENCES crm_users, created_on date NOT NULL);
COMMENT ON COLUMN crm_accounts.country_code IS 'ISO code: US, GB, DE, FR, SE';
CREATE TABLE crm_contacts (contact_id int PRIMARY KEY, account_id int NOT NULL REFERENCES crm_accounts, contact_name text NOT NULL, job_title text, email text, phone text, do_not_contact boolean NOT NULL);
CREATE TABLE crm_stages (stage_id int PRIMARY KEY, stage_name text NOT NULL, probability int NOT NULL, sort_no int NOT NULL, is_won boolean NOT NULL, is_lost boolean NOT NULL);
CREATE TABLE crm_lead_sources (source_id int PRIMARY KEY, source_name text NOT NULL);
CREATE TABLE crm_opportunities (opp_id int PRIMARY KEY, account_id int NOT NULL REFERENCES crm_accounts, owner_id int NOT NULL REFERENCES crm_users, source_id int REFERENCES crm_lead_sources, opp_name text NOT NULL, amount numeric(12,2) NOT NULL, stage_id int NOT NULL REFERENCES crm_stages, opened_on date NOT NULL, expected_close date NOT NULL, closed_on date, loss_reason text);
CREATE TABLE crm_stage_history (opp_id int NOT NULL REFERENCES crm_opportunities, stage_id int NOT NULL REFERENCES crm_stages, entered_at timestamp NOT NULL, PRIMARY KEY (opp_id, stage_id));
CREATE TABLE crm_activities (activity_id int PRIMARY KEY, opp_id int REFERENCES crm_opportunities, account_id int NOT NULL REFERENCES crm_accounts, user_id int NOT NULL REFERENCES crm_users, activity_type text NOT NULL, happened_at timestamp NOT NULL, minutes int);
