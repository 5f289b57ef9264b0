CREATE TABLE tbl_company (company_id int PRIMARY KEY, company_name text NOT NULL, city text, contract_start date NOT NULL, contract_end date, monthly_fee numeric(8,2) NOT NULL);
CREATE TABLE tbl_site (site_id int PRIMARY KEY, company_id int NOT NULL REFERENCES tbl_company, site_name text NOT NULL, town text);
CREATE TABLE tbl_contact (contact_id int PRIMARY KEY, company_id int NOT NULL REFERENCES tbl_company, full_name text NOT NULL, email text, is_key_user boolean NOT NULL);
CREATE TABLE tbl_team (team_id int PRIMARY KEY, team_name text NOT NULL);
CREATE TABLE tbl_agent (agent_id int PRIMARY KEY, agent_name text NOT NULL, team_id int NOT NULL REFERENCES tbl_team, level int NOT NULL, hired_on date);
CREATE TABLE tbl_priority (priority_id int PRIMARY KEY, priority_name text NOT NULL, answer_within_minutes int NOT NULL, solve_within_hours int NOT NULL);
CREATE TABLE tbl_category (category_id int PRIMARY KEY, category_name text NOT NULL, parent_id int REFERENCES tbl_category);
CREATE TABLE tbl_ticket (
 ticket_id int PRIMARY KEY, subject text NOT NULL, requester_id int NOT NULL REFERENCES tbl_contact, site_id int REFERENCES tbl_site, category_id int NOT NULL REFERENCES tbl_category, priority_id int NOT NULL REFERENCES tbl_priority,
 opened_by_agent_id int REFERENCES tbl_agent, assigned_agent_id int REFERENCES tbl_agent, closed_by_agent_id int REFERENCES tbl_agent, channel text NOT NULL,
 opened_at timestamptz NOT NULL, first_answered_at timestamptz, solved_at timestamptz, closed_at timestamptz, reopened_at timestamptz, duplicate_of_id int REFERENCES tbl_ticket);
CREATE TABLE tbl_escalation (escalation_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES tbl_ticket, from_agent_id int NOT NULL REFERENCES tbl_agent, to_agent_id int NOT NULL REFERENCES tbl_agent, escalated_at timestamptz NOT NULL, taken_up_at timestamptz);
CREATE TABLE tbl_work_log (work_log_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES tbl_ticket, agent_id int NOT NULL REFERENCES tbl_agent, worked_on date NOT NULL, minutes int NOT NULL, billable boolean NOT NULL);
CREATE TABLE tbl_survey (survey_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES tbl_ticket, sent_at timestamptz NOT NULL, answered_at timestamptz, score int, remark text);
CREATE TABLE tbl_invoice (invoice_id int PRIMARY KEY, company_id int NOT NULL REFERENCES tbl_company, period_month date NOT NULL, issued_on date NOT NULL, due_on date NOT NULL, paid_on date, amount numeric(9,2) NOT NULL);
