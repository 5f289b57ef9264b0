CREATE TABLE guests (id int PRIMARY KEY, guest_name text NOT NULL, born date NOT NULL, diagnosis_group text NOT NULL, first_contact date NOT NULL, first_visit date, discharged date, discharge_reason text, lives_alone boolean NOT NULL);
CREATE TABLE volunteers (id int PRIMARY KEY, volunteer_name text NOT NULL, since date NOT NULL, until date, dbs_expires date NOT NULL, can_drive boolean NOT NULL);
CREATE TABLE sessions (id int PRIMARY KEY, held_on date NOT NULL, theme text NOT NULL, led_by text NOT NULL, max_guests int NOT NULL);
CREATE TABLE attendance (session_id int NOT NULL REFERENCES sessions(id), guest_id int NOT NULL REFERENCES guests(id), came boolean NOT NULL, driven_by int REFERENCES volunteers(id), PRIMARY KEY (session_id, guest_id));
CREATE TABLE care_plans (id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guests(id), written_on date NOT NULL, review_on date NOT NULL, reviewed_on date, nurse text NOT NULL);
CREATE TABLE gifts (id int PRIMARY KEY, received_on date NOT NULL, from_whom text NOT NULL, in_memory_of int REFERENCES guests(id), amount numeric(9,2) NOT NULL, thanked_on date);
