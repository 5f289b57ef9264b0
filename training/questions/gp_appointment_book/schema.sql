CREATE TABLE doctor (id int PRIMARY KEY, name text NOT NULL, specialty text NOT NULL, room text);
CREATE TABLE patient (id int PRIMARY KEY, name text NOT NULL, born date NOT NULL, insurer text, registered_on date NOT NULL, family_doctor_id int REFERENCES doctor(id));
CREATE TABLE appointment (id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patient(id), doctor_id int NOT NULL REFERENCES doctor(id), referred_by int REFERENCES doctor(id), reason text NOT NULL, booked_at timestamp NOT NULL, starts_at timestamp NOT NULL, planned_min int NOT NULL, arrived_at timestamp, seen_at timestamp, left_at timestamp, cancelled_at timestamp, no_show boolean NOT NULL, channel text NOT NULL);
COMMENT ON COLUMN appointment.booked_at IS 'when the appointment was made';
COMMENT ON COLUMN appointment.doctor_id IS 'doctor who treats';
COMMENT ON COLUMN appointment.seen_at IS 'when the doctor called the patient in';
CREATE TABLE service (code text PRIMARY KEY, label text NOT NULL, fee numeric(7,2) NOT NULL);
CREATE TABLE appointment_service (appointment_id int NOT NULL REFERENCES appointment(id), code text NOT NULL REFERENCES service(code), times int NOT NULL, PRIMARY KEY (appointment_id, code));
CREATE TABLE bill (bill_no int PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointment(id), sent_on date NOT NULL, amount numeric(8,2) NOT NULL, insurer_part numeric(8,2) NOT NULL, patient_part numeric(8,2) NOT NULL, insurer_paid_on date, patient_paid_on date);
