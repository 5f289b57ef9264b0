CREATE TABLE debtor (debtor_code text PRIMARY KEY, debtor_name text NOT NULL, debtor_group text NOT NULL, terms_days int NOT NULL, credit_limit numeric(11,2), sales_person text, stopped boolean NOT NULL DEFAULT false);
CREATE TABLE ledger_doc (doc_no int PRIMARY KEY, debtor_code text NOT NULL REFERENCES debtor, doc_type text NOT NULL CHECK (doc_type IN ('invoice','credit note')), doc_date date NOT NULL, due_date date NOT NULL, net numeric(11,2) NOT NULL, tax numeric(11,2) NOT NULL, gross numeric(11,2) NOT NULL, period text NOT NULL, disputed boolean NOT NULL DEFAULT false);
CREATE TABLE cash_receipt (receipt_no int PRIMARY KEY, debtor_code text NOT NULL REFERENCES debtor, bank_date date NOT NULL, amount numeric(11,2) NOT NULL, channel text NOT NULL);
CREATE TABLE allocation (receipt_no int NOT NULL REFERENCES cash_receipt, doc_no int NOT NULL REFERENCES ledger_doc, amount numeric(11,2) NOT NULL, PRIMARY KEY (receipt_no, doc_no));
CREATE TABLE dunning (dunning_id int PRIMARY KEY, doc_no int NOT NULL REFERENCES ledger_doc, level int NOT NULL CHECK (level BETWEEN 1 AND 3), sent date NOT NULL, fee numeric(6,2) NOT NULL DEFAULT 0);
CREATE TABLE contact_log (log_id int PRIMARY KEY, debtor_code text NOT NULL REFERENCES debtor, logged_at timestamp NOT NULL, by_whom text NOT NULL, promise_date date, promised_amount numeric(11,2), note text);
COMMENT ON COLUMN ledger_doc.period IS 'accounting period, YYYY-MM';
COMMENT ON COLUMN ledger_doc.gross IS 'credit notes are negative';
