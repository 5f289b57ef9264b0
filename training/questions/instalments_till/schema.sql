CREATE TABLE debtor (debtor_id int PRIMARY KEY, given_name text NOT NULL, family_name text NOT NULL, province text NOT NULL, score int NOT NULL);
CREATE TABLE contract (contract_no int PRIMARY KEY, debtor_id int NOT NULL REFERENCES debtor, goods text NOT NULL, goods_group text NOT NULL, cash_price numeric(9,2) NOT NULL, down_payment numeric(9,2) NOT NULL, rate_amount numeric(8,2) NOT NULL, rates int NOT NULL, concluded date NOT NULL, seller_id int NOT NULL, approver_id int, terminated date);
CREATE TABLE staff (staff_id int PRIMARY KEY, staff_name text NOT NULL);
ALTER TABLE contract ADD FOREIGN KEY (seller_id) REFERENCES staff; ALTER TABLE contract ADD FOREIGN KEY (approver_id) REFERENCES staff;
CREATE TABLE rate (contract_no int NOT NULL REFERENCES contract, rate_no int NOT NULL, due date NOT NULL, paid date, paid_amount numeric(8,2), PRIMARY KEY (contract_no, rate_no));
CREATE TABLE dunning (dunning_id int PRIMARY KEY, contract_no int NOT NULL REFERENCES contract, level int NOT NULL, sent date NOT NULL, fee numeric(5,2) NOT NULL);
