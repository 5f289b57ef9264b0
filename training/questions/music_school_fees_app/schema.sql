CREATE TABLE instructor (instructor_id int PRIMARY KEY, instructor_name text NOT NULL, instrument text NOT NULL, pay_per_lesson numeric(6,2) NOT NULL, left_on date);
CREATE TABLE household (household_id int PRIMARY KEY, payer_name text NOT NULL, email text, iban_ok boolean NOT NULL, joined_on date NOT NULL);
CREATE TABLE pupil (pupil_id int PRIMARY KEY, household_id int NOT NULL REFERENCES household, pupil_name text NOT NULL, birth_date date, adult boolean NOT NULL);
CREATE TABLE tuition (tuition_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupil, instructor_id int NOT NULL REFERENCES instructor, weekday text NOT NULL, minutes int NOT NULL, monthly_fee numeric(7,2) NOT NULL, starts_on date NOT NULL, ends_on date);
CREATE TABLE lesson (lesson_id int PRIMARY KEY, tuition_id int NOT NULL REFERENCES tuition, lesson_date date NOT NULL, status text NOT NULL CHECK (status IN ('planned','given','pupil absent','teacher ill')), made_up_on date);
CREATE TABLE fee_charge (charge_id int PRIMARY KEY, tuition_id int NOT NULL REFERENCES tuition, month date NOT NULL, amount numeric(7,2) NOT NULL, collected_on date, returned boolean NOT NULL DEFAULT false);
CREATE TABLE rental (rental_id int PRIMARY KEY, household_id int NOT NULL REFERENCES household, item text NOT NULL, monthly numeric(6,2) NOT NULL, from_date date NOT NULL, back_on date);
CREATE TABLE recital (recital_id int PRIMARY KEY, title text NOT NULL, held_on date NOT NULL);
CREATE TABLE recital_player (recital_id int NOT NULL REFERENCES recital, pupil_id int NOT NULL REFERENCES pupil, piece text, PRIMARY KEY (recital_id, pupil_id));
