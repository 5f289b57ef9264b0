CREATE TABLE offence (offence_code text PRIMARY KEY, wording text NOT NULL, standard_fine numeric(7,2) NOT NULL);
CREATE TABLE officer (badge_no int PRIMARY KEY, officer_name text NOT NULL, ward text NOT NULL);
CREATE TABLE resident (resident_id int PRIMARY KEY, surname text NOT NULL, given_name text NOT NULL, date_of_birth date, email text);
CREATE TABLE fine_state (state_id int PRIMARY KEY, short_name text NOT NULL, is_final boolean NOT NULL);
CREATE TABLE fine (fine_id int PRIMARY KEY, offence_code text NOT NULL REFERENCES offence, badge_no int NOT NULL REFERENCES officer, resident_id int REFERENCES resident, issued_at timestamp NOT NULL, due_on date NOT NULL, amount numeric(7,2) NOT NULL, state_id int NOT NULL REFERENCES fine_state, street text NOT NULL, vehicle_country char(3));
CREATE TABLE fine_payment (payment_id int PRIMARY KEY, fine_id int NOT NULL REFERENCES fine, paid_on date NOT NULL, amount numeric(7,2) NOT NULL, counter char(1) NOT NULL CHECK (counter IN ('W','H','B')));
COMMENT ON COLUMN fine_payment.counter IS 'W website, H town hall counter, B bank transfer';
CREATE TABLE appeal (appeal_id int PRIMARY KEY, fine_id int NOT NULL REFERENCES fine, lodged_on date NOT NULL, decided_on date, upheld boolean);
COMMENT ON COLUMN appeal.upheld IS 'true: the appeal succeeded and the fine was lifted; false: dismissed';
