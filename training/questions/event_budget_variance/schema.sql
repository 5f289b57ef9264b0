CREATE TABLE ev (ev_id int PRIMARY KEY, ev_title text NOT NULL, ev_city text NOT NULL, ev_from date NOT NULL, ev_to date NOT NULL, planner text NOT NULL, capacity int NOT NULL);
CREATE TABLE ev_budget_line (bl_id int PRIMARY KEY, ev_id int NOT NULL REFERENCES ev, cost_head text NOT NULL, planned_eur numeric(9,2) NOT NULL, actual_eur numeric(9,2), approved boolean NOT NULL);
CREATE TABLE ev_sponsor (sp_id int PRIMARY KEY, sp_name text NOT NULL, level text NOT NULL);
CREATE TABLE ev_sponsorship (ev_id int NOT NULL REFERENCES ev, sp_id int NOT NULL REFERENCES ev_sponsor, pledged_eur numeric(9,2) NOT NULL, received_eur numeric(9,2) NOT NULL, PRIMARY KEY (ev_id, sp_id));
CREATE TABLE ev_ticket (tk_id int PRIMARY KEY, ev_id int NOT NULL REFERENCES ev, tk_type text NOT NULL, sold_on date NOT NULL, price_eur numeric(7,2) NOT NULL, scanned_in boolean NOT NULL, refunded boolean NOT NULL);
