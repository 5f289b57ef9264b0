CREATE TABLE models (id int PRIMARY KEY, stage_name text NOT NULL, born_on date NOT NULL, height_cm int NOT NULL, hair text NOT NULL, city text NOT NULL, signed_on date NOT NULL, contract_ends date);
CREATE TABLE bookers (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE brands (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL);
CREATE TABLE castings (id int PRIMARY KEY, brand_id int NOT NULL REFERENCES brands, casting_on date NOT NULL, looking_for text NOT NULL);
CREATE TABLE casting_visits (casting_id int REFERENCES castings, model_id int REFERENCES models, callback boolean NOT NULL, PRIMARY KEY (casting_id, model_id));
CREATE TABLE jobs (id int PRIMARY KEY, brand_id int NOT NULL REFERENCES brands, model_id int NOT NULL REFERENCES models, booker_id int NOT NULL REFERENCES bookers, kind text NOT NULL, option_on date NOT NULL, shoot_date date NOT NULL, state text NOT NULL, fee numeric(9,2) NOT NULL, commission_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN jobs.state IS 'option, confirmed, done, released';
CREATE TABLE payouts (id int PRIMARY KEY, job_id int NOT NULL REFERENCES jobs, amount numeric(9,2) NOT NULL, client_paid_on date, paid_to_model_on date);
