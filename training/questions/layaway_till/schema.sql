CREATE TABLE patron (patron_no int PRIMARY KEY, patron_name text NOT NULL, phone text, vip boolean NOT NULL);
CREATE TABLE piece (piece_no int PRIMARY KEY, descr text NOT NULL, metal text NOT NULL, carat int, tag_price numeric(9,2) NOT NULL, cost numeric(9,2) NOT NULL);
CREATE TABLE clerk (clerk_no int PRIMARY KEY, clerk_name text NOT NULL);
CREATE TABLE plan (plan_no int PRIMARY KEY, patron_no int NOT NULL REFERENCES patron, piece_no int NOT NULL REFERENCES piece, clerk_no int NOT NULL REFERENCES clerk, opened date NOT NULL, agreed_price numeric(9,2) NOT NULL, weeks int NOT NULL, handed_over date, given_up date);
COMMENT ON TABLE plan IS 'a piece put aside and paid in instalments; handed over when fully paid, or given up by the customer';
CREATE TABLE payment (pay_no int PRIMARY KEY, plan_no int NOT NULL REFERENCES plan, paid_on date NOT NULL, amount numeric(8,2) NOT NULL, method text NOT NULL, taken_by int NOT NULL REFERENCES clerk);
