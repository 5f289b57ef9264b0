CREATE TABLE plant (plant_id integer PRIMARY KEY, plant_name text NOT NULL, country text NOT NULL);
CREATE TABLE worker (
  worker_id integer PRIMARY KEY,
  badge text NOT NULL UNIQUE,
  worker_name text NOT NULL,
  job text NOT NULL,
  plant_id integer NOT NULL REFERENCES plant(plant_id),
  foreman_id integer REFERENCES worker(worker_id),
  hired date NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE course (course_id integer PRIMARY KEY, course_title text NOT NULL, valid_months integer, hours numeric(4,1) NOT NULL, pass_mark integer, price_per_head numeric(7,2) NOT NULL);
COMMENT ON COLUMN course.valid_months IS 'empty when the certificate never expires';
CREATE TABLE job_requirement (job text NOT NULL, course_id integer NOT NULL REFERENCES course(course_id), PRIMARY KEY (job, course_id));
COMMENT ON TABLE job_requirement IS 'courses that a person in this job must hold';
CREATE TABLE trainer (trainer_id integer PRIMARY KEY, trainer_name text NOT NULL, external boolean NOT NULL);
CREATE TABLE course_run (run_id integer PRIMARY KEY, course_id integer NOT NULL REFERENCES course(course_id), trainer_id integer REFERENCES trainer(trainer_id), plant_id integer NOT NULL REFERENCES plant(plant_id), run_date date NOT NULL, seats integer NOT NULL);
CREATE TABLE participation (run_id integer NOT NULL REFERENCES course_run(run_id), worker_id integer NOT NULL REFERENCES worker(worker_id), outcome text CHECK (outcome IN ('passed','failed','absent')), mark integer, PRIMARY KEY (run_id, worker_id));
CREATE TABLE certificate (certificate_id integer PRIMARY KEY, worker_id integer NOT NULL REFERENCES worker(worker_id), course_id integer NOT NULL REFERENCES course(course_id), issued date NOT NULL, expires date);
