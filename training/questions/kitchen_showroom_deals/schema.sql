CREATE TABLE tbl_adviser (adv_id int PRIMARY KEY, adv_nm text NOT NULL, coach_id int REFERENCES tbl_adviser, dt_start date NOT NULL);
CREATE TABLE tbl_lead (lead_id int PRIMARY KEY, surname text NOT NULL, postcode text NOT NULL, dt_first date NOT NULL, adv_id int REFERENCES tbl_adviser, src text NOT NULL);
CREATE TABLE tbl_design (dsg_id int PRIMARY KEY, lead_id int NOT NULL REFERENCES tbl_lead, adv_id int NOT NULL REFERENCES tbl_adviser, style text NOT NULL, dt_drawn date NOT NULL, dt_shown date, price numeric(9,2) NOT NULL);
CREATE TABLE tbl_deal (deal_id int PRIMARY KEY, dsg_id int NOT NULL UNIQUE REFERENCES tbl_design, dt_signed date NOT NULL, price_signed numeric(9,2) NOT NULL, cost numeric(9,2) NOT NULL, dt_fit_planned date NOT NULL, dt_fit_done date, yn_financed char(1) NOT NULL);
CREATE TABLE tbl_snag (snag_id int PRIMARY KEY, deal_id int NOT NULL REFERENCES tbl_deal, what text NOT NULL, dt_raised date NOT NULL, dt_cleared date, cost numeric(7,2));
CREATE TABLE tbl_pay (pay_id int PRIMARY KEY, deal_id int NOT NULL REFERENCES tbl_deal, dt_pay date NOT NULL, amt numeric(9,2) NOT NULL);
