CREATE TABLE clients (client_id int PRIMARY KEY, company text NOT NULL, contact text, country text NOT NULL, vat_free boolean NOT NULL, account_manager_id int);
CREATE TABLE people (person_id int PRIMARY KEY, name text NOT NULL, freelance boolean NOT NULL, mother_tongue text NOT NULL, rate_per_1000_words numeric(6,2));
CREATE TABLE texts (text_id int PRIMARY KEY, client_id int NOT NULL, title text NOT NULL, text_type text NOT NULL, language text NOT NULL, words int NOT NULL, first_reader_id int, second_reader_id int,
 sent_in timestamptz NOT NULL, first_pass_done timestamptz, second_pass_done timestamptz, returned timestamptz, deadline timestamptz NOT NULL, state text NOT NULL);
CREATE TABLE corrections (correction_id int PRIMARY KEY, text_id int NOT NULL, person_id int NOT NULL, category text NOT NULL, accepted boolean);
CREATE TABLE bills (bill_id int PRIMARY KEY, bill_no text NOT NULL, client_id int NOT NULL, issued date NOT NULL, due date NOT NULL, reminded date, paid date, net_eur numeric(9,2) NOT NULL, vat_eur numeric(9,2) NOT NULL);
CREATE TABLE complaints (complaint_id int PRIMARY KEY, text_id int NOT NULL, raised date NOT NULL, handled_by_id int, resolved date, refund_eur numeric(8,2));
