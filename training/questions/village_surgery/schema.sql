CREATE TABLE doctors (doctor_id int PRIMARY KEY, name text NOT NULL, specialty text NOT NULL, started_on date NOT NULL, phone text);
CREATE TABLE patients (patient_id int PRIMARY KEY, name text NOT NULL, date_of_birth date NOT NULL, sex text NOT NULL, village text NOT NULL, phone text, registered_on date NOT NULL, usual_doctor_id int REFERENCES doctors(doctor_id));
CREATE TABLE appointments (appointment_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, doctor_id int NOT NULL REFERENCES doctors, booked_at timestamp NOT NULL, starts_at timestamp NOT NULL, minutes int NOT NULL, reason text NOT NULL, status text NOT NULL);
COMMENT ON COLUMN appointments.status IS 'booked, done, cancelled or missed';
CREATE TABLE prescriptions (prescription_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, doctor_id int NOT NULL REFERENCES doctors, medicine text NOT NULL, issued_on date NOT NULL, days_supply int NOT NULL, repeat_allowed boolean NOT NULL);
CREATE TABLE vaccinations (vaccination_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, vaccine text NOT NULL, given_on date NOT NULL);
CREATE TABLE allergies (patient_id int NOT NULL REFERENCES patients, substance text NOT NULL, severity text NOT NULL, PRIMARY KEY (patient_id, substance));
