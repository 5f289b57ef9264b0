CREATE TABLE issuer (iss_id int PRIMARY KEY, iss_nm text NOT NULL, iss_kind text NOT NULL, rating text);
CREATE TABLE bond (bond_cd text PRIMARY KEY, iss_id int NOT NULL REFERENCES issuer, coupon_pct numeric(5,3) NOT NULL, issued_on date NOT NULL, matures_on date NOT NULL, called_on date);
CREATE TABLE purse (purse_id int PRIMARY KEY, purse_nm text NOT NULL, owner text NOT NULL, manager text NOT NULL);
COMMENT ON TABLE purse IS 'a portfolio';
CREATE TABLE lot (lot_id int PRIMARY KEY, purse_id int NOT NULL REFERENCES purse, bond_cd text NOT NULL REFERENCES bond, face numeric(11,2) NOT NULL, clean_px numeric(6,3) NOT NULL, accrued numeric(9,2) NOT NULL, bought_on date NOT NULL, sold_on date);
COMMENT ON COLUMN lot.clean_px IS 'price in percent of face';
CREATE TABLE coupon_in (coupon_id int PRIMARY KEY, lot_id int NOT NULL REFERENCES lot, due_on date NOT NULL, came_on date, gross numeric(9,2) NOT NULL, tax numeric(9,2) NOT NULL);
