CREATE TABLE terminals (terminal text PRIMARY KEY, meeting_point text NOT NULL);
CREATE TABLE chauffeurs (staff_no int PRIMARY KEY, chauffeur text NOT NULL, hourly_wage numeric(5,2) NOT NULL, left_on date);
CREATE TABLE travellers (traveller_id int PRIMARY KEY, traveller text NOT NULL, company text, loyalty text NOT NULL);
CREATE TABLE stays (stay_id int PRIMARY KEY, traveller_id int NOT NULL REFERENCES travellers, terminal text NOT NULL REFERENCES terminals, taken_by int NOT NULL REFERENCES chauffeurs, brought_by int REFERENCES chauffeurs, booked_at timestamptz NOT NULL, handed_in timestamptz, due_back timestamptz NOT NULL, handed_back timestamptz, day_rate numeric(6,2) NOT NULL, days int NOT NULL, discount numeric(6,2) NOT NULL);
CREATE TABLE extras (extra_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stays, extra text NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE damages (damage_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stays, reported_on date NOT NULL, payout numeric(8,2), rejected boolean NOT NULL);
