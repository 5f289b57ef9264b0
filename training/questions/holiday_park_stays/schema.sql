CREATE TABLE lodging_types (type_code text PRIMARY KEY, name text NOT NULL, sleeps integer NOT NULL, nightly_rate numeric(7,2) NOT NULL);
CREATE TABLE lodgings (lodging_no integer PRIMARY KEY, type_code text NOT NULL REFERENCES lodging_types, area text NOT NULL, has_sauna boolean NOT NULL, dogs_allowed boolean NOT NULL, renovated_in integer);
CREATE TABLE guests (guest_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, country text NOT NULL, email text, phone text);
CREATE TABLE stays (stay_id integer PRIMARY KEY, guest_id integer NOT NULL REFERENCES guests, lodging_no integer NOT NULL REFERENCES lodgings, booked_on date NOT NULL, arrival date NOT NULL, departure date NOT NULL, adults integer NOT NULL, children integer NOT NULL, dogs integer NOT NULL, total_price numeric(9,2) NOT NULL, status text NOT NULL);
CREATE TABLE payments (payment_id integer PRIMARY KEY, stay_id integer NOT NULL REFERENCES stays, received_on date NOT NULL, amount numeric(9,2) NOT NULL, method text NOT NULL);
CREATE TABLE activities (activity_id integer PRIMARY KEY, name text NOT NULL, price_per_person numeric(6,2) NOT NULL, minimum_age integer NOT NULL);
CREATE TABLE activity_signups (signup_id integer PRIMARY KEY, stay_id integer NOT NULL REFERENCES stays, activity_id integer NOT NULL REFERENCES activities, takes_place_on date NOT NULL, persons integer NOT NULL);
CREATE TABLE maintenance_jobs (job_id integer PRIMARY KEY, lodging_no integer NOT NULL REFERENCES lodgings, reported_on date NOT NULL, issue text NOT NULL, handyman text, done_on date);
CREATE TABLE guest_ratings (stay_id integer PRIMARY KEY REFERENCES stays, score integer NOT NULL, remark text);
