CREATE TABLE acct (acct_key text PRIMARY KEY, acct_label text NOT NULL, vat_country char(2) NOT NULL, csm_id int, opened date NOT NULL);
CREATE TABLE csm (csm_id int PRIMARY KEY, csm_label text NOT NULL);
COMMENT ON TABLE csm IS 'customer success managers';
CREATE TABLE contract (contract_id int PRIMARY KEY, acct_key text NOT NULL REFERENCES acct, seats_bought int NOT NULL, eur_seat_year numeric(7,2) NOT NULL, envelopes_year int NOT NULL, valid_from date NOT NULL, valid_to date NOT NULL, auto_renew boolean NOT NULL, notice_given date);
COMMENT ON COLUMN contract.notice_given IS 'day the customer gave notice';
CREATE TABLE signer_seat (seat_key int PRIMARY KEY, acct_key text NOT NULL REFERENCES acct, mail text NOT NULL, assigned date NOT NULL, released date, last_sent date);
CREATE TABLE envelope (env_id int PRIMARY KEY, seat_key int NOT NULL REFERENCES signer_seat, sent_at timestamp NOT NULL, completed_at timestamp, voided_at timestamp, pages int NOT NULL, method text NOT NULL);
COMMENT ON COLUMN envelope.method IS 'simple, advanced, qualified';
CREATE TABLE method_price (method text PRIMARY KEY, eur_each numeric(6,3) NOT NULL);
