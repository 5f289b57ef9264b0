CREATE TABLE nb_bar (bar_cd char(3) PRIMARY KEY, bar_nm text NOT NULL, mall text NOT NULL);
CREATE TABLE nb_tech (tech_no int PRIMARY KEY, tech_nm text NOT NULL, bar_cd char(3) NOT NULL REFERENCES nb_bar, active int NOT NULL);
CREATE TABLE nb_treat (treat_cd text PRIMARY KEY, treat_nm text NOT NULL, cents_list int NOT NULL, mins int NOT NULL);
CREATE TABLE nb_cust (cust_no int PRIMARY KEY, cust_nm text NOT NULL, ref_cust_no int REFERENCES nb_cust, dt_reg date NOT NULL, optin int NOT NULL);
CREATE TABLE nb_book (book_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES nb_cust, tech_no int NOT NULL REFERENCES nb_tech, treat_cd text NOT NULL REFERENCES nb_treat, ts_made timestamp NOT NULL, ts_slot timestamp NOT NULL, st char(1) NOT NULL, cents_paid int, rating int);
COMMENT ON COLUMN nb_book.st IS 'D done, N no show, X cancelled, B booked';
COMMENT ON COLUMN nb_cust.ref_cust_no IS 'customer who referred this one';
COMMENT ON COLUMN nb_cust.optin IS '1 wants news';
COMMENT ON COLUMN nb_tech.active IS '1 works here, 0 left';
