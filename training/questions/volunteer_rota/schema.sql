CREATE TABLE site (site_id integer PRIMARY KEY, name text NOT NULL, area text NOT NULL, needs_dbs boolean NOT NULL);
CREATE TABLE role (role_id integer PRIMARY KEY, name text NOT NULL, min_age integer);
CREATE TABLE volunteer (volunteer_id integer PRIMARY KEY, forename text NOT NULL, surname text NOT NULL, born_on date, mobile text, email text, area text, joined_on date NOT NULL, left_on date, dbs_checked_on date, emergency_contact text);
CREATE TABLE skill (volunteer_id integer NOT NULL REFERENCES volunteer, skill text NOT NULL, PRIMARY KEY (volunteer_id, skill));
CREATE TABLE shift (shift_id integer PRIMARY KEY, site_id integer NOT NULL REFERENCES site, role_id integer NOT NULL REFERENCES role, shift_date date NOT NULL, start_time time NOT NULL, end_time time NOT NULL, places integer NOT NULL, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE assignment (shift_id integer NOT NULL REFERENCES shift, volunteer_id integer NOT NULL REFERENCES volunteer, signed_up_on date NOT NULL, outcome text, hours_credited numeric(4,2), PRIMARY KEY (shift_id, volunteer_id));
CREATE TABLE absence (absence_id integer PRIMARY KEY, volunteer_id integer NOT NULL REFERENCES volunteer, from_date date NOT NULL, to_date date, reason text);
CREATE TABLE expense (expense_id integer PRIMARY KEY, volunteer_id integer NOT NULL REFERENCES volunteer, incurred_on date NOT NULL, kind text NOT NULL, amount numeric(7,2) NOT NULL, reimbursed_on date);
