CREATE TABLE districts (id int PRIMARY KEY, name text NOT NULL, region text NOT NULL);
CREATE TABLE field_officers (id int PRIMARY KEY, name text NOT NULL, gender text NOT NULL, district_id int NOT NULL REFERENCES districts(id), motorbike boolean NOT NULL);
CREATE TABLE lending_groups (id int PRIMARY KEY, name text NOT NULL, village text NOT NULL, district_id int NOT NULL REFERENCES districts(id), officer_id int REFERENCES field_officers(id), formed_on date NOT NULL, meeting_weekday text NOT NULL, dissolved_on date);
CREATE TABLE members (id int PRIMARY KEY, group_id int NOT NULL REFERENCES lending_groups(id), name text NOT NULL, gender text NOT NULL, birth_year int, is_chair boolean NOT NULL, mobile_money_no text);
CREATE TABLE loan_purposes (id int PRIMARY KEY, label text NOT NULL);
CREATE TABLE loans (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members(id), purpose_id int NOT NULL REFERENCES loan_purposes(id), principal_ugx bigint NOT NULL, flat_interest_pct numeric(4,1) NOT NULL, disbursed_on date NOT NULL, weeks int NOT NULL, written_off_on date);
CREATE TABLE repayments (id int PRIMARY KEY, loan_id int NOT NULL REFERENCES loans(id), received_on date NOT NULL, amount_ugx bigint NOT NULL, channel text NOT NULL);
CREATE TABLE savings_deposits (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members(id), deposited_on date NOT NULL, amount_ugx bigint NOT NULL);
