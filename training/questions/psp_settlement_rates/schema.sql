CREATE TABLE merchant (merchant_id int PRIMARY KEY, trading_name text NOT NULL, category text NOT NULL, country char(2) NOT NULL, fee_pct numeric(4,2) NOT NULL, fee_fixed numeric(4,2) NOT NULL, onboarded_on date NOT NULL);
CREATE TABLE payment (payment_id bigint PRIMARY KEY, merchant_id int NOT NULL REFERENCES merchant, amount numeric(10,2) NOT NULL, currency char(3) NOT NULL, method text NOT NULL, status text NOT NULL, decline_code text, created_at timestamptz NOT NULL, captured_at timestamptz, fee numeric(8,2));
CREATE TABLE refund (refund_id bigint PRIMARY KEY, payment_id bigint NOT NULL REFERENCES payment, amount numeric(10,2) NOT NULL, reason text, created_at timestamptz NOT NULL);
CREATE TABLE chargeback (chargeback_id bigint PRIMARY KEY, payment_id bigint NOT NULL REFERENCES payment, amount numeric(10,2) NOT NULL, opened_on date NOT NULL, decided_on date, outcome text);
CREATE TABLE payout (payout_id bigint PRIMARY KEY, merchant_id int NOT NULL REFERENCES merchant, amount numeric(12,2) NOT NULL, requested_on date NOT NULL, arrived_on date);
COMMENT ON COLUMN payment.status IS 'captured, authorised, declined, expired';
COMMENT ON COLUMN chargeback.outcome IS 'won or lost by the merchant; empty while open';
