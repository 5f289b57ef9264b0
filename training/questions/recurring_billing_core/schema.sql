CREATE TABLE plan (plan_code text PRIMARY KEY, plan_name text NOT NULL, billing_cycle text NOT NULL, list_price numeric(8,2) NOT NULL, included_seats int NOT NULL, retired boolean NOT NULL);
COMMENT ON COLUMN plan.list_price IS 'per seat and month';
CREATE TABLE account (account_id int PRIMARY KEY, company text NOT NULL, billing_email text NOT NULL, country text NOT NULL, signed_up_on date NOT NULL, reseller text);
CREATE TABLE subscription (sub_id int PRIMARY KEY, account_id int NOT NULL REFERENCES account, plan_code text NOT NULL REFERENCES plan, seats int NOT NULL, seats_used int NOT NULL, price_per_seat numeric(8,2) NOT NULL, trial_start date, trial_end date, started_on date, renews_on date, cancel_requested_on date, ended_on date, cancel_reason text);
COMMENT ON COLUMN subscription.started_on IS 'first paid day; empty while in trial or when the trial was not taken up';
CREATE TABLE invoice (invoice_no text PRIMARY KEY, sub_id int NOT NULL REFERENCES subscription, issued_on date NOT NULL, due_on date NOT NULL, paid_on date, voided_on date, subtotal numeric(9,2) NOT NULL, discount numeric(9,2) NOT NULL, tax numeric(9,2) NOT NULL, total numeric(9,2) NOT NULL);
COMMENT ON COLUMN invoice.total IS 'subtotal - discount + tax';
CREATE TABLE refund (refund_id int PRIMARY KEY, invoice_no text NOT NULL REFERENCES invoice, amount numeric(9,2) NOT NULL, asked_on date NOT NULL, sent_on date, reason text NOT NULL);
CREATE TABLE charge_attempt (attempt_id int PRIMARY KEY, invoice_no text NOT NULL REFERENCES invoice, tried_at timestamp NOT NULL, method text NOT NULL, succeeded boolean NOT NULL, error text);
