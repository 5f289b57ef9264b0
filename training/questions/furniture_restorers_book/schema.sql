CREATE TABLE client (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, since date NOT NULL, vip boolean NOT NULL DEFAULT false);
CREATE TABLE craftsman (id int PRIMARY KEY, name text NOT NULL, skill text NOT NULL, hourly_cost numeric(6,2) NOT NULL);
CREATE TABLE piece (id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, description text NOT NULL, wood text, period text, insured_value numeric(10,2));
CREATE TABLE job (id int PRIMARY KEY, piece_id int NOT NULL REFERENCES piece, taken_in date NOT NULL, due date NOT NULL, handed_back date, quoted numeric(9,2) NOT NULL, final_price numeric(9,2), status text NOT NULL);
COMMENT ON COLUMN job.status IS 'quoted, accepted, in_work, finished, handed_back, refused';
CREATE TABLE job_hours (id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, craftsman_id int NOT NULL REFERENCES craftsman, worked_on date NOT NULL, hours numeric(4,1) NOT NULL);
CREATE TABLE job_material (id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, material text NOT NULL, cost numeric(8,2) NOT NULL);
