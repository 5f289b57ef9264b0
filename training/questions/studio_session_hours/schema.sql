CREATE TABLE studio_room (room_id int PRIMARY KEY, room_name text NOT NULL, building text NOT NULL, day_rate numeric(7,2) NOT NULL, hour_rate numeric(6,2) NOT NULL);
CREATE TABLE label (label_id int PRIMARY KEY, label_name text NOT NULL, country text NOT NULL);
CREATE TABLE artist (artist_id int PRIMARY KEY, artist_name text NOT NULL, genre text NOT NULL, label_id int REFERENCES label);
CREATE TABLE engineer (engineer_id int PRIMARY KEY, engineer_name text NOT NULL, hourly_fee numeric(6,2) NOT NULL, freelance boolean NOT NULL);
CREATE TABLE session (
  session_id int PRIMARY KEY, room_id int NOT NULL REFERENCES studio_room, artist_id int NOT NULL REFERENCES artist,
  recording_engineer int NOT NULL REFERENCES engineer, mixing_engineer int REFERENCES engineer,
  session_date date NOT NULL, hours_booked numeric(4,1) NOT NULL, hours_used numeric(4,1), agreed_hour_rate numeric(6,2) NOT NULL, status text NOT NULL -- held, done, void
);
CREATE TABLE gear (gear_id int PRIMARY KEY, gear_name text NOT NULL, gear_type text NOT NULL, day_price numeric(6,2) NOT NULL);
CREATE TABLE session_gear (session_id int NOT NULL REFERENCES session, gear_id int NOT NULL REFERENCES gear, pieces int NOT NULL, PRIMARY KEY (session_id, gear_id));
CREATE TABLE invoice (invoice_no int PRIMARY KEY, session_id int NOT NULL REFERENCES session, issued date NOT NULL, due date NOT NULL, paid date, net numeric(8,2) NOT NULL, vat numeric(8,2) NOT NULL);
