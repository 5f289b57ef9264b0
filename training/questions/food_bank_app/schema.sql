CREATE TABLE donor (id serial PRIMARY KEY, name text NOT NULL, kind text NOT NULL, town text, first_gift date, gift_aid boolean NOT NULL DEFAULT false);
COMMENT ON COLUMN donor.kind IS 'person, company, church, school';
CREATE TABLE money_gift (id serial PRIMARY KEY, donor_id int REFERENCES donor, given_on date NOT NULL, amount numeric(9,2) NOT NULL, regular boolean NOT NULL, thanked_on date);
CREATE TABLE food_gift (id serial PRIMARY KEY, donor_id int REFERENCES donor, received_on date NOT NULL, category text NOT NULL, kg numeric(7,1) NOT NULL, use_by date);
CREATE TABLE household (id serial PRIMARY KEY, ref text NOT NULL, adults int NOT NULL, children int NOT NULL, postcode text, registered_on date NOT NULL, referred_by text);
CREATE TABLE volunteer (id serial PRIMARY KEY, name text NOT NULL, joined_on date NOT NULL, left_on date, driver boolean NOT NULL);
CREATE TABLE session (id serial PRIMARY KEY, held_on date NOT NULL, place text NOT NULL, cancelled boolean NOT NULL);
CREATE TABLE parcel (id serial PRIMARY KEY, household_id int NOT NULL REFERENCES household, session_id int NOT NULL REFERENCES session, size text NOT NULL, kg numeric(5,1) NOT NULL, collected boolean NOT NULL);
CREATE TABLE shift (volunteer_id int NOT NULL REFERENCES volunteer, session_id int NOT NULL REFERENCES session, hours numeric(3,1) NOT NULL, no_show boolean NOT NULL, PRIMARY KEY (volunteer_id, session_id));
