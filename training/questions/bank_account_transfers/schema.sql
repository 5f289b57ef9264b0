CREATE TABLE customer (cust_no int PRIMARY KEY, cust_name text NOT NULL, segment text NOT NULL, branch text NOT NULL, advisor text NOT NULL, since date NOT NULL);
COMMENT ON COLUMN customer.segment IS 'private, business or youth';
CREATE TABLE acct (acct_no text PRIMARY KEY, cust_no int NOT NULL REFERENCES customer, product text NOT NULL, currency text NOT NULL, balance numeric(12,2) NOT NULL, available numeric(12,2) NOT NULL, overdraft_limit numeric(10,2) NOT NULL, interest_rate numeric(5,3) NOT NULL, opened date NOT NULL, closed date, blocked boolean NOT NULL);
COMMENT ON COLUMN acct.available IS 'balance less pending payments';
CREATE TABLE transfer (trf_id int PRIMARY KEY, from_acct text NOT NULL REFERENCES acct, to_acct text NOT NULL REFERENCES acct, amt numeric(11,2) NOT NULL, fee numeric(6,2) NOT NULL, ordered_at timestamp NOT NULL, executed_on date, value_date date, rejected_on date, reject_reason text, channel text NOT NULL, purpose text);
CREATE TABLE card (card_no text PRIMARY KEY, acct_no text NOT NULL REFERENCES acct, kind text NOT NULL, issued date NOT NULL, expires date NOT NULL, blocked_on date);
CREATE TABLE card_payment (pay_id int PRIMARY KEY, card_no text NOT NULL REFERENCES card, merchant text NOT NULL, merchant_city text NOT NULL, authorised_at timestamp NOT NULL, booked_on date, amt numeric(9,2) NOT NULL, disputed boolean NOT NULL);
