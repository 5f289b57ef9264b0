CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, sector text NOT NULL, fee_pct numeric(4,1) NOT NULL);
CREATE TABLE consultant (cons_id int PRIMARY KEY, cons_name text NOT NULL, joined date NOT NULL, yearly_target numeric(9,2) NOT NULL);
CREATE TABLE vacancy (vac_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, cons_id int NOT NULL REFERENCES consultant, title text NOT NULL, opened_on date NOT NULL, filled_on date, closed_on date, salary_from int NOT NULL, salary_to int NOT NULL);
COMMENT ON COLUMN vacancy.closed_on IS 'closed without being filled';
CREATE TABLE candidate (cand_id int PRIMARY KEY, cand_name text NOT NULL, source text NOT NULL, registered_on date NOT NULL, salary_now int, salary_wanted int);
CREATE TABLE application (app_id int PRIMARY KEY, vac_id int NOT NULL REFERENCES vacancy, cand_id int NOT NULL REFERENCES candidate, applied_on date NOT NULL, rejected_on date);
CREATE TABLE interview (int_id int PRIMARY KEY, app_id int NOT NULL REFERENCES application, round int NOT NULL, held_at timestamp NOT NULL, score int);
CREATE TABLE offer (offer_id int PRIMARY KEY, app_id int NOT NULL REFERENCES application, made_on date NOT NULL, answered_on date, accepted boolean, salary int NOT NULL, starts_on date);
CREATE TABLE fee_invoice (inv_id int PRIMARY KEY, offer_id int NOT NULL REFERENCES offer, invoiced_on date NOT NULL, amount numeric(9,2) NOT NULL, paid_on date);
