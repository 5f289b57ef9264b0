CREATE TABLE artists (artist_id int PRIMARY KEY, artist_name text NOT NULL, born int, artist_share numeric(4,1) NOT NULL);
COMMENT ON COLUMN artists.artist_share IS 'percent of the sale price that goes to the artist';
CREATE TABLE works (work_id int PRIMARY KEY, artist_id int NOT NULL REFERENCES artists, title text NOT NULL, medium text NOT NULL, year_made int NOT NULL, width_cm int, height_cm int, taken_in_on date NOT NULL, asking_price numeric(10,2) NOT NULL);
CREATE TABLE exhibitions (exh_id int PRIMARY KEY, exh_title text NOT NULL, opened date NOT NULL, closed date NOT NULL, cost numeric(9,2) NOT NULL, visitors int);
CREATE TABLE exhibition_works (exh_id int NOT NULL REFERENCES exhibitions, work_id int NOT NULL REFERENCES works, PRIMARY KEY (exh_id, work_id));
CREATE TABLE collectors (coll_id int PRIMARY KEY, coll_name text NOT NULL, country text NOT NULL);
CREATE TABLE sales (sale_id int PRIMARY KEY, work_id int NOT NULL REFERENCES works, coll_id int NOT NULL REFERENCES collectors, exh_id int REFERENCES exhibitions, sold_on date NOT NULL, price numeric(10,2) NOT NULL, framing_charge numeric(7,2) NOT NULL, paid_on date);
CREATE TABLE artist_payments (pay_id int PRIMARY KEY, sale_id int NOT NULL REFERENCES sales, paid_on date NOT NULL, amount numeric(10,2) NOT NULL);
CREATE TABLE loans (loan_id int PRIMARY KEY, work_id int NOT NULL REFERENCES works, borrower text NOT NULL, out_on date NOT NULL, due_on date NOT NULL, back_on date, insured_value numeric(10,2) NOT NULL);
