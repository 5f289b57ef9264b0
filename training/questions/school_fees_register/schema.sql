CREATE TABLE parent_acc (acc_no int PRIMARY KEY, payer text NOT NULL, pay_mode text NOT NULL, joined date NOT NULL);
CREATE TABLE child (child_id int PRIMARY KEY, acc_no int NOT NULL, child_nm text NOT NULL, form text NOT NULL, boarder boolean NOT NULL);
CREATE TABLE fee_item (item_cd text PRIMARY KEY, item_nm text NOT NULL, unit_fee numeric(8,2) NOT NULL, optional boolean NOT NULL);
CREATE TABLE term (term_cd text PRIMARY KEY, term_nm text NOT NULL, first_day date NOT NULL, last_day date NOT NULL);
CREATE TABLE charge (charge_id int PRIMARY KEY, child_id int NOT NULL, term_cd text NOT NULL, item_cd text NOT NULL, units int NOT NULL, discount numeric(8,2) NOT NULL, charged_on date NOT NULL, due_on date NOT NULL);
CREATE TABLE receipt (rcpt_no int PRIMARY KEY, acc_no int NOT NULL, got_on date NOT NULL, amt numeric(9,2) NOT NULL, bounced boolean NOT NULL);
CREATE TABLE bursary (child_id int NOT NULL, term_cd text NOT NULL, pct int NOT NULL, agreed_by text NOT NULL, PRIMARY KEY (child_id, term_cd));
