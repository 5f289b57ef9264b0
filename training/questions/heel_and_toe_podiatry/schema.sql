CREATE TABLE podiatrists (
  podiatrist_id int PRIMARY KEY,
  full_name text NOT NULL,
  grade char(1) NOT NULL,
  started_on date NOT NULL,
  left_on date
);
CREATE TABLE patients (
  patient_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex char(1) NOT NULL,
  birth_date date NOT NULL,
  town text NOT NULL,
  diabetic boolean NOT NULL,
  referral_src text NOT NULL,
  registered_on date NOT NULL,
  discharged_on date,
  sms_ok boolean NOT NULL
);
CREATE TABLE treatments (
  treatment_code text PRIMARY KEY,
  title text NOT NULL,
  minutes int NOT NULL,
  list_fee numeric(8,2) NOT NULL
);
CREATE TABLE appointments (
  appt_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  podiatrist_id int NOT NULL REFERENCES podiatrists(podiatrist_id),
  treatment_code text NOT NULL REFERENCES treatments(treatment_code),
  booked_on date NOT NULL,
  starts_at timestamp NOT NULL,
  status char(2) NOT NULL,
  cancelled_on date,
  first_visit boolean NOT NULL
);
CREATE TABLE invoices (
  invoice_no int PRIMARY KEY,
  appt_id int NOT NULL REFERENCES appointments(appt_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  pay_method char(2),
  amount numeric(8,2) NOT NULL,
  discount numeric(8,2) NOT NULL
);
CREATE TABLE insole_orders (
  order_no int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  podiatrist_id int NOT NULL REFERENCES podiatrists(podiatrist_id),
  shell char(1) NOT NULL,
  side char(1) NOT NULL,
  ordered_on date NOT NULL,
  received_on date,
  fitted_on date,
  price numeric(8,2) NOT NULL
);
COMMENT ON COLUMN podiatrists.grade IS 'J junior, S senior, P partner';
COMMENT ON COLUMN podiatrists.left_on IS 'null while employed';
COMMENT ON COLUMN patients.sex IS 'M, F, X (not stated)';
COMMENT ON COLUMN patients.referral_src IS 'GP family doctor, HOSP hospital, SELF came on their own, INS health insurer';
COMMENT ON COLUMN patients.discharged_on IS 'null while still under our care';
COMMENT ON COLUMN appointments.status IS 'BK booked, CO completed, CX cancelled, NS no-show';
COMMENT ON COLUMN invoices.pay_method IS 'CA cash, CC card, BT bank transfer, IN insurer; null until paid';
COMMENT ON COLUMN invoices.amount IS 'what the patient owes, discount already taken off';
COMMENT ON COLUMN insole_orders.shell IS 'H hard, S soft';
COMMENT ON COLUMN insole_orders.side IS 'L left, R right, B both';
