CREATE TABLE shop (no int PRIMARY KEY, label text NOT NULL, town text NOT NULL, since date NOT NULL);
CREATE TABLE optician (no int PRIMARY KEY, full_name text NOT NULL, shop_no int NOT NULL REFERENCES shop, examiner boolean NOT NULL);
CREATE TABLE client (no int PRIMARY KEY, full_name text NOT NULL, born date NOT NULL, town text NOT NULL, family_of int REFERENCES client);
CREATE TABLE eye_test (no int PRIMARY KEY, client_no int NOT NULL REFERENCES client, optician_no int NOT NULL REFERENCES optician, tested_on date NOT NULL, next_due date NOT NULL, fee numeric(6,2) NOT NULL);
CREATE TABLE frame (no int PRIMARY KEY, brand text NOT NULL, model text NOT NULL, purchase numeric(7,2) NOT NULL, retail numeric(7,2) NOT NULL);
CREATE TABLE glasses (no int PRIMARY KEY, client_no int NOT NULL REFERENCES client, shop_no int NOT NULL REFERENCES shop, frame_no int NOT NULL REFERENCES frame, sold_by int NOT NULL REFERENCES optician, ordered_on date NOT NULL, promised_on date NOT NULL, handed_over date, frame_paid numeric(7,2) NOT NULL, lenses_paid numeric(7,2) NOT NULL);
COMMENT ON COLUMN client.family_of IS 'the client on whose family account this one is';
