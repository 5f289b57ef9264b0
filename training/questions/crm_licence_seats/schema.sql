CREATE TABLE reseller (reseller_id int PRIMARY KEY, name text NOT NULL, margin_pct numeric(4,1) NOT NULL);
CREATE TABLE customer (
  customer_id int PRIMARY KEY, name text NOT NULL, sector text NOT NULL, employees int NOT NULL, sold_by_reseller int REFERENCES reseller, supported_by_reseller int REFERENCES reseller, customer_since date NOT NULL
);
COMMENT ON COLUMN customer.sold_by_reseller IS 'empty: sold by us';
COMMENT ON COLUMN customer.supported_by_reseller IS 'empty: supported by us';
CREATE TABLE edition (edition_code char(1) PRIMARY KEY, edition text NOT NULL, list_per_seat_month numeric(6,2) NOT NULL);
CREATE TABLE contract (
  contract_no int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, edition_code char(1) NOT NULL REFERENCES edition,
  offered_on date NOT NULL, signed_on date, term_start date, term_end date, notice_by date, notice_given_on date,
  seats_sold int NOT NULL, price_per_seat_month numeric(6,2) NOT NULL, auto_renew boolean NOT NULL, renews_contract int REFERENCES contract
);
COMMENT ON COLUMN contract.notice_by IS 'last day to give notice';
COMMENT ON COLUMN contract.renews_contract IS 'the contract before it';
CREATE TABLE seat_user (seat_id int PRIMARY KEY, contract_no int NOT NULL REFERENCES contract, user_email text NOT NULL, assigned_on date NOT NULL, revoked_on date, last_active_on date);
CREATE TABLE invoice (
  invoice_no int PRIMARY KEY, contract_no int NOT NULL REFERENCES contract, period_from date NOT NULL, period_to date NOT NULL, issued_on date NOT NULL, due_on date NOT NULL, net numeric(9,2) NOT NULL, vat numeric(9,2) NOT NULL, paid_on date, paid_amount numeric(9,2)
);
COMMENT ON COLUMN invoice.paid_amount IS 'with VAT; may be only a part';
CREATE TABLE training_day (day_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, trainer text NOT NULL, booked_on date NOT NULL, held_on date, attendees int, fee numeric(7,2) NOT NULL, travel_cost numeric(6,2) NOT NULL);
