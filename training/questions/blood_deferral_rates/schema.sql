CREATE TABLE donor_centre (centre_id int PRIMARY KEY, centre text NOT NULL, mobile boolean NOT NULL);
CREATE TABLE donor (donor_id int PRIMARY KEY, initials text NOT NULL, blood_group text NOT NULL, sex char(1) NOT NULL, born date NOT NULL, first_seen date NOT NULL);
CREATE TABLE attendance (att_id int PRIMARY KEY, donor_id int NOT NULL REFERENCES donor, centre_id int NOT NULL REFERENCES donor_centre, arrived_at timestamp NOT NULL, left_at timestamp NOT NULL, haemoglobin numeric(4,1) NOT NULL, deferred_reason text, volume_ml int);
COMMENT ON COLUMN attendance.deferred_reason IS 'why the donor was sent home; null when blood was given';
CREATE TABLE blood_unit (unit_no int PRIMARY KEY, att_id int NOT NULL REFERENCES attendance, component text NOT NULL, made_on date NOT NULL, expires_on date NOT NULL, issued_on date, discarded_on date, discard_reason text);
CREATE TABLE hospital_issue (issue_id int PRIMARY KEY, unit_no int NOT NULL REFERENCES blood_unit, hospital text NOT NULL, price numeric(7,2) NOT NULL, urgent boolean NOT NULL);
CREATE TABLE invitation (inv_id int PRIMARY KEY, donor_id int NOT NULL REFERENCES donor, sent_on date NOT NULL, way text NOT NULL, came_on date);
