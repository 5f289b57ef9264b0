CREATE TABLE tbl_owner (
  owner_id integer PRIMARY KEY,
  first_name varchar(60) NOT NULL,
  last_name varchar(60) NOT NULL,
  phone varchar(20),
  email varchar(120),
  address_line varchar(160),
  city varchar(60) NOT NULL,
  is_active smallint NOT NULL DEFAULT 1,
  is_sms_ok smallint NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_breed (
  breed_id integer PRIMARY KEY,
  species varchar(30) NOT NULL,
  breed_name varchar(60) NOT NULL,
  is_exotic smallint NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_pet (
  pet_id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES tbl_owner(owner_id),
  breed_id integer NOT NULL REFERENCES tbl_breed(breed_id),
  pet_name varchar(60) NOT NULL,
  sex char(1) NOT NULL,
  birth_date date,
  weight_kg numeric(6,2),
  microchip_no varchar(20),
  is_neutered smallint NOT NULL DEFAULT 0,
  is_deceased smallint NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_staff (
  staff_id integer PRIMARY KEY,
  full_name varchar(100) NOT NULL,
  role varchar(20) NOT NULL,
  hired_on date NOT NULL,
  left_on date,
  is_active smallint NOT NULL DEFAULT 1,
  is_part_time smallint NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_appointment (
  appointment_id integer PRIMARY KEY,
  pet_id integer NOT NULL REFERENCES tbl_pet(pet_id),
  staff_id integer NOT NULL REFERENCES tbl_staff(staff_id),
  starts_at timestamp NOT NULL,
  duration_min smallint NOT NULL,
  reason varchar(60),
  status varchar(12) NOT NULL,
  is_online smallint NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_visit (
  visit_id integer PRIMARY KEY,
  appointment_id integer REFERENCES tbl_appointment(appointment_id),
  pet_id integer NOT NULL REFERENCES tbl_pet(pet_id),
  staff_id integer NOT NULL REFERENCES tbl_staff(staff_id),
  visit_date date NOT NULL,
  diagnosis varchar(80),
  weight_kg numeric(6,2),
  is_emergency smallint NOT NULL DEFAULT 0,
  notes text,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_service (
  service_id integer PRIMARY KEY,
  service_name varchar(80) NOT NULL,
  category varchar(30) NOT NULL,
  list_price numeric(10,2) NOT NULL,
  is_taxable smallint NOT NULL DEFAULT 1,
  is_discontinued smallint NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_visit_service (
  visit_service_id integer PRIMARY KEY,
  visit_id integer NOT NULL REFERENCES tbl_visit(visit_id),
  service_id integer NOT NULL REFERENCES tbl_service(service_id),
  quantity smallint NOT NULL DEFAULT 1,
  unit_price numeric(10,2) NOT NULL,
  discount_pct numeric(5,2) NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_vaccination (
  vaccination_id integer PRIMARY KEY,
  pet_id integer NOT NULL REFERENCES tbl_pet(pet_id),
  staff_id integer NOT NULL REFERENCES tbl_staff(staff_id),
  vaccine_name varchar(40) NOT NULL,
  batch_no varchar(20),
  given_on date NOT NULL,
  next_due_on date,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_invoice (
  invoice_id integer PRIMARY KEY,
  visit_id integer NOT NULL REFERENCES tbl_visit(visit_id),
  invoice_no varchar(20) NOT NULL UNIQUE,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  total_amount numeric(10,2) NOT NULL,
  status varchar(12) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tbl_payment (
  payment_id integer PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES tbl_invoice(invoice_id),
  paid_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  method varchar(15) NOT NULL,
  is_refund smallint NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
