CREATE TABLE teachers (teacher_id int PRIMARY KEY, teacher_name text NOT NULL, first_aider boolean NOT NULL);
CREATE TABLE classes (class_id int PRIMARY KEY, class_name text NOT NULL, year_group int NOT NULL, form_teacher int REFERENCES teachers);
CREATE TABLE pupils (pupil_id int PRIMARY KEY, pupil_name text NOT NULL, class_id int NOT NULL REFERENCES classes, free_meals boolean NOT NULL);
CREATE TABLE trips (trip_id int PRIMARY KEY, destination text NOT NULL, leaves_on date NOT NULL, returns_on date NOT NULL, price numeric(7,2) NOT NULL, places int NOT NULL, leader_id int REFERENCES teachers, deputy_id int REFERENCES teachers, cancelled boolean NOT NULL);
CREATE TABLE sign_ups (trip_id int NOT NULL REFERENCES trips, pupil_id int NOT NULL REFERENCES pupils, signed_on date NOT NULL, consent_in boolean NOT NULL, withdrew_on date, PRIMARY KEY (trip_id, pupil_id));
CREATE TABLE trip_payments (payment_id int PRIMARY KEY, trip_id int NOT NULL, pupil_id int NOT NULL, paid_on date NOT NULL, amount numeric(7,2) NOT NULL, FOREIGN KEY (trip_id, pupil_id) REFERENCES sign_ups);
