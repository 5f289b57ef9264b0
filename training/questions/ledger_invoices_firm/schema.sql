CREATE TABLE gl_account (
  acct_no text PRIMARY KEY,
  acct_name text NOT NULL,
  acct_type text NOT NULL
);
COMMENT ON COLUMN gl_account.acct_type IS 'revenue, expense, asset, liability';
CREATE TABLE partner (
  partner_no integer PRIMARY KEY,
  partner_name text NOT NULL,
  is_customer boolean NOT NULL,
  is_supplier boolean NOT NULL,
  country text NOT NULL,
  terms_days integer NOT NULL,
  dunning_block boolean NOT NULL
);
CREATE TABLE ar_invoice (
  doc_no integer PRIMARY KEY,
  partner_no integer NOT NULL REFERENCES partner,
  doc_date date NOT NULL,
  service_date date NOT NULL,
  due_date date NOT NULL,
  net numeric(11,2) NOT NULL,
  vat_rate numeric(4,1) NOT NULL,
  reverses_doc integer REFERENCES ar_invoice(doc_no),
  sent_by text NOT NULL
);
COMMENT ON TABLE ar_invoice IS 'invoices to customers; credit notes have a negative net and name the invoice they reverse';
COMMENT ON COLUMN ar_invoice.vat_rate IS 'percent';
CREATE TABLE ar_payment (
  pay_no integer PRIMARY KEY,
  doc_no integer NOT NULL REFERENCES ar_invoice,
  value_date date NOT NULL,
  amount numeric(11,2) NOT NULL,
  cash_discount numeric(9,2) NOT NULL DEFAULT 0,
  bank text NOT NULL
);
COMMENT ON TABLE ar_payment IS 'gross money received; one invoice may be paid in parts';
CREATE TABLE ap_bill (
  bill_no integer PRIMARY KEY,
  partner_no integer NOT NULL REFERENCES partner,
  their_ref text NOT NULL,
  received_on date NOT NULL,
  bill_date date NOT NULL,
  due_date date NOT NULL,
  gross numeric(11,2) NOT NULL,
  tax numeric(11,2) NOT NULL,
  acct_no text NOT NULL REFERENCES gl_account,
  approved_on date,
  paid_on date
);
COMMENT ON TABLE ap_bill IS 'bills from suppliers';
CREATE TABLE dunning (
  dunning_no integer PRIMARY KEY,
  doc_no integer NOT NULL REFERENCES ar_invoice,
  level integer NOT NULL,
  sent_on date NOT NULL,
  fee numeric(6,2) NOT NULL
);
