CREATE TABLE pledgor (pid int PRIMARY KEY, nm text NOT NULL, id_doc text, since date NOT NULL);
CREATE TABLE pledge (tkt text PRIMARY KEY, pid int NOT NULL REFERENCES pledgor, descr text NOT NULL, cat text NOT NULL, valued_at numeric(9,2) NOT NULL, taken_in date NOT NULL, due date NOT NULL, redeemed date, forfeited date, clerk text NOT NULL);
CREATE TABLE ledger (seq int PRIMARY KEY, tkt text NOT NULL REFERENCES pledge, dt date NOT NULL, typ char(1) NOT NULL, amt numeric(9,2) NOT NULL, memo text);
CREATE TABLE typ_code (typ char(1) PRIMARY KEY, meaning text NOT NULL);
ALTER TABLE ledger ADD FOREIGN KEY (typ) REFERENCES typ_code;
COMMENT ON COLUMN ledger.amt IS 'signed: money out of the till is negative, money in is positive';
