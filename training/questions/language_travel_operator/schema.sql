CREATE TABLE country (
  country_code text PRIMARY KEY,
  country_name text NOT NULL
);
CREATE TABLE city (
  city_id int PRIMARY KEY,
  city_name text NOT NULL,
  country_code text NOT NULL REFERENCES country(country_code)
);
CREATE TABLE school (
  school_id int PRIMARY KEY,
  school_name text NOT NULL,
  city_id int NOT NULL REFERENCES city(city_id),
  rating numeric(2,1) NOT NULL,
  commission_pct numeric(4,1) NOT NULL,
  status text NOT NULL
);
CREATE TABLE language (
  language_id int PRIMARY KEY,
  language_name text NOT NULL
);
CREATE TABLE course_type (
  course_type_id int PRIMARY KEY,
  type_name text NOT NULL,
  lessons_per_week int NOT NULL
);
CREATE TABLE course (
  course_id int PRIMARY KEY,
  school_id int NOT NULL REFERENCES school(school_id),
  language_id int NOT NULL REFERENCES language(language_id),
  course_type_id int NOT NULL REFERENCES course_type(course_type_id),
  weekly_price numeric(8,2) NOT NULL,
  min_age int NOT NULL
);
CREATE TABLE accommodation (
  accommodation_id int PRIMARY KEY,
  school_id int NOT NULL REFERENCES school(school_id),
  kind text NOT NULL,
  weekly_price numeric(8,2) NOT NULL,
  meals text NOT NULL
);
CREATE TABLE customer (
  customer_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  email text NOT NULL,
  home_country text NOT NULL REFERENCES country(country_code),
  registered_on date NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE department (
  department_id int PRIMARY KEY,
  department_name text NOT NULL
);
CREATE TABLE employee (
  employee_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  department_id int NOT NULL REFERENCES department(department_id),
  manager_id int REFERENCES employee(employee_id),
  salary numeric(9,2) NOT NULL,
  start_date date NOT NULL
);
CREATE TABLE campaign (
  campaign_id int PRIMARY KEY,
  campaign_name text NOT NULL,
  status text NOT NULL,
  start_date date NOT NULL,
  cost numeric(9,2) NOT NULL
);
CREATE TABLE booking_status (
  status_code text PRIMARY KEY,
  status_name text NOT NULL
);
CREATE TABLE booking (
  booking_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer(customer_id),
  course_id int NOT NULL REFERENCES course(course_id),
  accommodation_id int REFERENCES accommodation(accommodation_id),
  advisor_id int NOT NULL REFERENCES employee(employee_id),
  campaign_id int REFERENCES campaign(campaign_id),
  status_code text NOT NULL REFERENCES booking_status(status_code),
  booked_on date NOT NULL,
  course_start date NOT NULL,
  weeks int NOT NULL,
  total_price numeric(9,2) NOT NULL
);
CREATE TABLE transfer (
  transfer_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES booking(booking_id),
  airport text NOT NULL,
  pickup_at timestamp NOT NULL,
  price numeric(7,2) NOT NULL,
  direction text NOT NULL
);
CREATE TABLE invoice (
  invoice_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES booking(booking_id),
  kind text NOT NULL,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  amount numeric(9,2) NOT NULL
);
CREATE TABLE payment (
  payment_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoice(invoice_id),
  payment_date date NOT NULL,
  amount numeric(9,2) NOT NULL,
  method text NOT NULL
);
CREATE TABLE complaint (
  complaint_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES booking(booking_id),
  handled_by int REFERENCES employee(employee_id),
  topic text NOT NULL,
  received_date date NOT NULL,
  status text NOT NULL,
  refund_amount numeric(8,2)
);
CREATE TABLE complaint_note (
  note_id int PRIMARY KEY,
  complaint_id int NOT NULL REFERENCES complaint(complaint_id),
  employee_id int NOT NULL REFERENCES employee(employee_id),
  noted_at timestamp NOT NULL,
  note text NOT NULL
);
CREATE TABLE visa_application (
  visa_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES booking(booking_id),
  applied_date date NOT NULL,
  status text NOT NULL,
  decided_date date,
  fee numeric(7,2) NOT NULL
);
COMMENT ON COLUMN invoice.kind IS 'deposit or balance';
COMMENT ON COLUMN transfer.direction IS 'arrival or departure';
COMMENT ON COLUMN school.status IS 'partner, on trial or ended';
COMMENT ON COLUMN campaign.status IS 'planned, running or finished';
COMMENT ON COLUMN complaint.status IS 'new, in progress, settled or rejected';
COMMENT ON COLUMN visa_application.status IS 'pending, granted or refused';
COMMENT ON COLUMN accommodation.kind IS 'host family, residence or shared flat';
