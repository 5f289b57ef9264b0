CREATE TABLE therapists (id int PRIMARY KEY, name text NOT NULL, "worksSince" date NOT NULL, "supervisorId" int REFERENCES therapists(id));
CREATE TABLE insurers (id int PRIMARY KEY, name text NOT NULL, private smallint NOT NULL);
CREATE TABLE patients (id int PRIMARY KEY, name text NOT NULL, born date NOT NULL, "insurerId" int REFERENCES insurers(id), "firstSeen" date);
CREATE TABLE prescriptions (id int PRIMARY KEY, "patientId" int NOT NULL REFERENCES patients(id), doctor text NOT NULL, complaint text NOT NULL, "issuedOn" date NOT NULL, "validUntil" date NOT NULL, "unitsPrescribed" int NOT NULL);
CREATE TABLE sessions (id int PRIMARY KEY, "prescriptionId" int NOT NULL REFERENCES prescriptions(id), "therapistId" int NOT NULL REFERENCES therapists(id), "startsAt" timestamp NOT NULL, attended smallint, charge numeric(7,2) NOT NULL);
COMMENT ON COLUMN insurers.private IS '1 private, 0 statutory';
COMMENT ON COLUMN sessions.attended IS '1 came, 0 did not show up, null: still to come';
