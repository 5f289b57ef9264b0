CREATE TABLE insurers (
  insurer_id int PRIMARY KEY,
  insurer_name text NOT NULL,
  is_private boolean NOT NULL
);
CREATE TABLE patients (
  patient_id int PRIMARY KEY,
  last_name text NOT NULL,
  first_name text NOT NULL,
  born_on date NOT NULL,
  sex char(1) NOT NULL,
  town text NOT NULL,
  insurer_id int REFERENCES insurers(insurer_id),
  family_doctor text,
  registered_on date NOT NULL,
  died_on date
);
CREATE TABLE specialities (
  speciality_id int PRIMARY KEY,
  speciality_name text NOT NULL
);
CREATE TABLE clinicians (
  clinician_id int PRIMARY KEY,
  clinician_name text NOT NULL,
  grade text NOT NULL,
  speciality_id int NOT NULL REFERENCES specialities(speciality_id),
  joined_on date NOT NULL,
  is_active boolean NOT NULL
);
CREATE TABLE wards (
  ward_id int PRIMARY KEY,
  ward_name text NOT NULL,
  floor int NOT NULL,
  lead_clinician_id int REFERENCES clinicians(clinician_id)
);
CREATE TABLE beds (
  bed_id int PRIMARY KEY,
  ward_id int NOT NULL REFERENCES wards(ward_id),
  bed_label text NOT NULL,
  bed_status text NOT NULL
);
CREATE TABLE admissions (
  admission_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  ward_id int NOT NULL REFERENCES wards(ward_id),
  admitting_clinician_id int NOT NULL REFERENCES clinicians(clinician_id),
  discharging_clinician_id int REFERENCES clinicians(clinician_id),
  admission_route text NOT NULL,
  admitted_at timestamp NOT NULL,
  discharged_at timestamp
);
CREATE TABLE ward_transfers (
  transfer_id int PRIMARY KEY,
  admission_id int NOT NULL REFERENCES admissions(admission_id),
  from_ward_id int NOT NULL REFERENCES wards(ward_id),
  to_ward_id int NOT NULL REFERENCES wards(ward_id),
  moved_at timestamp NOT NULL
);
CREATE TABLE diagnoses (
  diagnosis_code text PRIMARY KEY,
  diagnosis_name text NOT NULL,
  chapter text NOT NULL
);
CREATE TABLE admission_diagnoses (
  admission_id int NOT NULL REFERENCES admissions(admission_id),
  diagnosis_code text NOT NULL REFERENCES diagnoses(diagnosis_code),
  is_primary boolean NOT NULL,
  PRIMARY KEY (admission_id, diagnosis_code)
);
CREATE TABLE theatres (
  theatre_id int PRIMARY KEY,
  theatre_name text NOT NULL
);
CREATE TABLE procedures (
  procedure_id int PRIMARY KEY,
  procedure_name text NOT NULL,
  standard_minutes int NOT NULL
);
CREATE TABLE operations (
  operation_id int PRIMARY KEY,
  admission_id int NOT NULL REFERENCES admissions(admission_id),
  procedure_id int NOT NULL REFERENCES procedures(procedure_id),
  theatre_id int NOT NULL REFERENCES theatres(theatre_id),
  surgeon_id int NOT NULL REFERENCES clinicians(clinician_id),
  anaesthetist_id int REFERENCES clinicians(clinician_id),
  started_at timestamp NOT NULL,
  duration_minutes int NOT NULL,
  complication boolean NOT NULL
);
CREATE TABLE outpatient_appointments (
  appointment_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  clinician_id int NOT NULL REFERENCES clinicians(clinician_id),
  booked_on date NOT NULL,
  appointment_at timestamp NOT NULL,
  appointment_status text NOT NULL
);
CREATE TABLE drugs (
  drug_id int PRIMARY KEY,
  drug_name text NOT NULL,
  drug_class text NOT NULL,
  price_per_pack numeric(8,2) NOT NULL
);
CREATE TABLE prescriptions (
  prescription_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  drug_id int NOT NULL REFERENCES drugs(drug_id),
  prescribed_by int NOT NULL REFERENCES clinicians(clinician_id),
  prescribed_on date NOT NULL,
  stopped_on date,
  packs int NOT NULL
);
CREATE TABLE patient_allergies (
  patient_id int NOT NULL REFERENCES patients(patient_id),
  drug_class text NOT NULL,
  severity text NOT NULL,
  noted_on date NOT NULL,
  PRIMARY KEY (patient_id, drug_class)
);
CREATE TABLE lab_orders (
  lab_order_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  ordered_by int NOT NULL REFERENCES clinicians(clinician_id),
  test_name text NOT NULL,
  ordered_at timestamp NOT NULL,
  resulted_at timestamp,
  is_abnormal boolean
);
CREATE TABLE bills (
  bill_id int PRIMARY KEY,
  admission_id int NOT NULL REFERENCES admissions(admission_id),
  issued_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_by_insurer numeric(10,2) NOT NULL,
  paid_by_patient numeric(10,2) NOT NULL,
  bill_status text NOT NULL
);
COMMENT ON COLUMN clinicians.grade IS 'consultant, registrar, junior';
COMMENT ON COLUMN beds.bed_status IS 'free, occupied, closed';
COMMENT ON COLUMN admissions.admission_route IS 'emergency, planned, transfer';
COMMENT ON COLUMN outpatient_appointments.appointment_status IS 'attended, missed, cancelled, booked';
COMMENT ON COLUMN bills.bill_status IS 'open, settled, disputed';
COMMENT ON COLUMN patient_allergies.severity IS 'mild, severe';
