CREATE TABLE pass_kind (kind_id int PRIMARY KEY, kind_name text NOT NULL, price_cents int NOT NULL, months_valid int NOT NULL);
CREATE TABLE passenger (passenger_id int PRIMARY KEY, passenger_name text NOT NULL, zone int NOT NULL, born_on date NOT NULL, disabled boolean NOT NULL);
CREATE TABLE pass (pass_id int PRIMARY KEY, passenger_id int NOT NULL REFERENCES passenger, kind_id int NOT NULL REFERENCES pass_kind, requested_on date NOT NULL, printed_on date, posted_on date, valid_from date NOT NULL, valid_to date NOT NULL, cancelled_on date, price_paid_cents int NOT NULL);
CREATE TABLE replacement (replacement_id int PRIMARY KEY, pass_id int NOT NULL REFERENCES pass, asked_on date NOT NULL, reason text NOT NULL, fee_cents int NOT NULL);
CREATE TABLE tap (tap_id int PRIMARY KEY, pass_id int NOT NULL REFERENCES pass, tapped_at timestamp NOT NULL, line text NOT NULL, rejected boolean NOT NULL);
