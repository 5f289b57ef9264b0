CREATE TABLE membership_status (code char(1) PRIMARY KEY, label text NOT NULL);
CREATE TABLE case_stage (stage_no smallint PRIMARY KEY, stage_name text NOT NULL, is_final boolean NOT NULL);
CREATE TABLE case_kind (kind_code varchar(4) PRIMARY KEY, kind_name text NOT NULL);
CREATE TABLE workplace (workplace_id integer PRIMARY KEY, employer text NOT NULL, site text NOT NULL, headcount integer, recognised_on date);
CREATE TABLE member (member_no integer PRIMARY KEY, forename text NOT NULL, surname text NOT NULL, workplace_id integer REFERENCES workplace, status_code char(1) NOT NULL REFERENCES membership_status, joined date NOT NULL, lapsed date, monthly_due numeric(6,2) NOT NULL, is_steward boolean NOT NULL DEFAULT false, recruited_by integer REFERENCES member);
CREATE TABLE due_payment (payment_id integer PRIMARY KEY, member_no integer NOT NULL REFERENCES member, for_month date NOT NULL, amount numeric(6,2) NOT NULL, received date);
CREATE TABLE casework (case_no integer PRIMARY KEY, member_no integer NOT NULL REFERENCES member, kind_code varchar(4) NOT NULL REFERENCES case_kind, stage_no smallint NOT NULL REFERENCES case_stage, officer text NOT NULL, opened date NOT NULL, closed date, settlement numeric(10,2), legal_cost numeric(9,2));
CREATE TABLE ballot (ballot_id integer PRIMARY KEY, workplace_id integer NOT NULL REFERENCES workplace, question text NOT NULL, closed_on date NOT NULL, papers_sent integer NOT NULL, yes_votes integer, no_votes integer);
CREATE TABLE strike_day (workplace_id integer NOT NULL REFERENCES workplace, day date NOT NULL, members_out integer NOT NULL, strike_pay numeric(9,2), PRIMARY KEY (workplace_id, day));
