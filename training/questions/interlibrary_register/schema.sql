CREATE TABLE institution (inst_code text PRIMARY KEY, inst_name text NOT NULL, country text NOT NULL, member boolean NOT NULL);
CREATE TABLE patron (patron_no int PRIMARY KEY, surname text NOT NULL, dept text NOT NULL, grade text NOT NULL);
CREATE TABLE request (req_no int PRIMARY KEY, patron_no int NOT NULL, wanted_title text NOT NULL, medium text NOT NULL, asked date NOT NULL, needed_by date, dropped date);
CREATE TABLE supply (supply_no int PRIMARY KEY, req_no int NOT NULL, inst_code text NOT NULL, ordered date NOT NULL, arrived date, loan_until date, sent_back date, charge numeric(6,2) NOT NULL, postage numeric(5,2) NOT NULL, refused_why text);
CREATE TABLE lent_out (lent_no int PRIMARY KEY, inst_code text NOT NULL, shelfmark text NOT NULL, sent date NOT NULL, home_again date, pages_copied int, page_rate numeric(4,2));
COMMENT ON TABLE lent_out IS 'our own books and copies that went to other libraries';
