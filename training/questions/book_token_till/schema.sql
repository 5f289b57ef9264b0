CREATE TABLE bookseller (bs_id int PRIMARY KEY, bs_name text NOT NULL, town text NOT NULL, left_scheme date);
CREATE TABLE token (token_no int PRIMARY KEY, sold_by int NOT NULL REFERENCES bookseller, nominal int NOT NULL, design text NOT NULL, sold_on date NOT NULL, school_gift boolean NOT NULL);
CREATE TABLE exchange (ex_id int PRIMARY KEY, token_no int NOT NULL REFERENCES token, taken_by int NOT NULL REFERENCES bookseller, taken_on date NOT NULL, amount numeric(6,2) NOT NULL);
CREATE TABLE clearing (cl_id int PRIMARY KEY, bs_id int NOT NULL REFERENCES bookseller, month date NOT NULL, owes numeric(9,2) NOT NULL, gets numeric(9,2) NOT NULL, settled_on date);
COMMENT ON TABLE clearing IS 'monthly: what a bookseller owes for tokens sold and gets for tokens taken';
CREATE TABLE design_stock (bs_id int NOT NULL REFERENCES bookseller, design text NOT NULL, cards_left int NOT NULL, PRIMARY KEY (bs_id, design));
