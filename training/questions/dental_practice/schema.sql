CREATE TABLE dentists (
  id bigint PRIMARY KEY,
  first_name varchar(80) NOT NULL,
  last_name varchar(80) NOT NULL,
  speciality varchar(60),
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE insurers (
  id bigint PRIMARY KEY,
  name varchar(120) NOT NULL,
  coverage_percent int NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE patients (
  id bigint PRIMARY KEY,
  first_name varchar(80) NOT NULL,
  last_name varchar(80) NOT NULL,
  date_of_birth date NOT NULL,
  mobile varchar(30),
  insurer_id bigint REFERENCES insurers(id),
  usual_dentist_id bigint REFERENCES dentists(id),
  nervous boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE procedures (
  id bigint PRIMARY KEY,
  code varchar(10) NOT NULL UNIQUE,
  title varchar(120) NOT NULL,
  fee_cents int NOT NULL,
  duration_minutes int NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE appointments (
  id bigint PRIMARY KEY,
  patient_id bigint NOT NULL REFERENCES patients(id),
  dentist_id bigint NOT NULL REFERENCES dentists(id),
  starts_at timestamptz NOT NULL,
  room varchar(20) NOT NULL,
  state varchar(20) NOT NULL,
  reminder_sent_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE treatments (
  id bigint PRIMARY KEY,
  appointment_id bigint NOT NULL REFERENCES appointments(id),
  procedure_id bigint NOT NULL REFERENCES procedures(id),
  tooth int,
  fee_cents int NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE bills (
  id bigint PRIMARY KEY,
  patient_id bigint NOT NULL REFERENCES patients(id),
  number varchar(20) NOT NULL UNIQUE,
  amount_cents int NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE recalls (
  id bigint PRIMARY KEY,
  patient_id bigint NOT NULL REFERENCES patients(id),
  due_on date NOT NULL,
  channel varchar(20) NOT NULL,
  answered boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
