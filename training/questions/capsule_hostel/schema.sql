CREATE TABLE floors (id int PRIMARY KEY, name text NOT NULL, gender_policy text NOT NULL, has_shower boolean NOT NULL);
CREATE TABLE pods (id int PRIMARY KEY, code text NOT NULL UNIQUE, floor_id int NOT NULL REFERENCES floors(id), pod_type text NOT NULL, nightly_rate numeric(8,2) NOT NULL, out_of_service boolean NOT NULL DEFAULT false);
CREATE TABLE guests (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, nationality text, email text, date_of_birth date);
CREATE TABLE stays (id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guests(id), pod_id int NOT NULL REFERENCES pods(id), channel text NOT NULL, booked_at timestamptz NOT NULL, check_in date NOT NULL, check_out date NOT NULL, status text NOT NULL, total_amount numeric(9,2) NOT NULL, paid_at timestamptz);
CREATE TABLE extras (id int PRIMARY KEY, name text NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE stay_extras (stay_id int NOT NULL REFERENCES stays(id), extra_id int NOT NULL REFERENCES extras(id), quantity int NOT NULL, PRIMARY KEY (stay_id, extra_id));
CREATE TABLE complaints (id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stays(id), raised_at timestamptz NOT NULL, topic text NOT NULL, description text, resolved_at timestamptz);
