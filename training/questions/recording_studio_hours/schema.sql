CREATE TABLE rooms (room_id int PRIMARY KEY, room_name text NOT NULL, hourly_rate numeric(6,2) NOT NULL);
CREATE TABLE engineers (engineer_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, freelance boolean NOT NULL, cost_per_hour numeric(6,2) NOT NULL, fee_per_hour numeric(6,2) NOT NULL);
CREATE TABLE acts (act_id int PRIMARY KEY, act_name text NOT NULL, genre text NOT NULL, label text);
CREATE TABLE sessions (session_id int PRIMARY KEY, act_id int NOT NULL REFERENCES acts, room_id int NOT NULL REFERENCES rooms, engineer_id int REFERENCES engineers, starts_at timestamp NOT NULL, hours numeric(4,1) NOT NULL);
CREATE TABLE equipment_rentals (rental_id int PRIMARY KEY, act_id int NOT NULL REFERENCES acts, gear text NOT NULL, rented_from date NOT NULL, days int NOT NULL, day_price numeric(6,2) NOT NULL);
CREATE TABLE bills_paid (bill_id int PRIMARY KEY, paid_on date NOT NULL, payee text NOT NULL, purpose text NOT NULL, amount numeric(8,2) NOT NULL);
COMMENT ON TABLE bills_paid IS 'what the studio itself paid';
COMMENT ON COLUMN engineers.fee_per_hour IS 'what an act pays for the engineer, on top of the room';
COMMENT ON COLUMN sessions.engineer_id IS 'empty when the act brings its own engineer';
