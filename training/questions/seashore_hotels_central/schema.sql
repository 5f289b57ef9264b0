CREATE TABLE job (
  job_code text PRIMARY KEY,
  job_title text NOT NULL,
  hourly_wage numeric(6,2) NOT NULL
);
CREATE TABLE hotel (
  hotel_id int PRIMARY KEY,
  hotel_name text NOT NULL,
  resort text NOT NULL,
  stars int NOT NULL,
  opened_year int NOT NULL,
  manager_id int,
  deputy_id int
);
CREATE TABLE employee (
  employee_id int PRIMARY KEY,
  full_name text NOT NULL,
  hotel_id int REFERENCES hotel(hotel_id),
  job_code text NOT NULL REFERENCES job(job_code),
  contract text NOT NULL,
  start_date date NOT NULL,
  end_date date
);
ALTER TABLE hotel ADD FOREIGN KEY (manager_id) REFERENCES employee(employee_id);
ALTER TABLE hotel ADD FOREIGN KEY (deputy_id) REFERENCES employee(employee_id);
CREATE TABLE room_type (
  room_type_id int PRIMARY KEY,
  type_name text NOT NULL,
  max_persons int NOT NULL
);
CREATE TABLE room (
  room_id int PRIMARY KEY,
  hotel_id int NOT NULL REFERENCES hotel(hotel_id),
  room_type_id int NOT NULL REFERENCES room_type(room_type_id),
  room_number text NOT NULL,
  sea_view boolean NOT NULL,
  status text NOT NULL
);
CREATE TABLE hotel_rate (
  hotel_id int NOT NULL REFERENCES hotel(hotel_id),
  room_type_id int NOT NULL REFERENCES room_type(room_type_id),
  valid_from date NOT NULL,
  nightly_price numeric(8,2) NOT NULL,
  PRIMARY KEY (hotel_id, room_type_id, valid_from)
);
CREATE TABLE club_level (
  level_id int PRIMARY KEY,
  level_name text NOT NULL,
  discount_pct int NOT NULL
);
CREATE TABLE guest (
  guest_id int PRIMARY KEY,
  full_name text NOT NULL,
  country text NOT NULL,
  email text,
  level_id int REFERENCES club_level(level_id),
  club_member_since date
);
CREATE TABLE corporate_client (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  city text NOT NULL,
  discount_pct int NOT NULL,
  payment_days int NOT NULL
);
CREATE TABLE booking_source (
  source_id int PRIMARY KEY,
  source_name text NOT NULL,
  commission_pct numeric(4,1) NOT NULL
);
CREATE TABLE reservation (
  reservation_id int PRIMARY KEY,
  hotel_id int NOT NULL REFERENCES hotel(hotel_id),
  room_id int REFERENCES room(room_id),
  booked_by int NOT NULL REFERENCES guest(guest_id),
  client_id int REFERENCES corporate_client(client_id),
  source_id int NOT NULL REFERENCES booking_source(source_id),
  booked_on date NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  persons int NOT NULL,
  room_amount numeric(10,2) NOT NULL,
  status text NOT NULL,
  cancelled_on date
);
CREATE TABLE extra (
  extra_id int PRIMARY KEY,
  extra_name text NOT NULL,
  price numeric(8,2) NOT NULL
);
CREATE TABLE reservation_extra (
  reservation_id int NOT NULL REFERENCES reservation(reservation_id),
  extra_id int NOT NULL REFERENCES extra(extra_id),
  quantity int NOT NULL,
  amount numeric(8,2) NOT NULL,
  PRIMARY KEY (reservation_id, extra_id)
);
CREATE TABLE payment (
  payment_id int PRIMARY KEY,
  reservation_id int NOT NULL REFERENCES reservation(reservation_id),
  paid_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  method text NOT NULL
);
CREATE TABLE cleaning_task (
  task_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES room(room_id),
  cleaner_id int NOT NULL REFERENCES employee(employee_id),
  inspector_id int REFERENCES employee(employee_id),
  task_date date NOT NULL,
  minutes int,
  passed boolean
);
CREATE TABLE repair_ticket (
  ticket_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES room(room_id),
  reported_by int NOT NULL REFERENCES employee(employee_id),
  fixed_by int REFERENCES employee(employee_id),
  problem text NOT NULL,
  reported_on date NOT NULL,
  fixed_on date,
  cost numeric(8,2)
);
CREATE TABLE restaurant (
  restaurant_id int PRIMARY KEY,
  hotel_id int NOT NULL REFERENCES hotel(hotel_id),
  restaurant_name text NOT NULL,
  seats int NOT NULL
);
CREATE TABLE restaurant_bill (
  bill_id int PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurant(restaurant_id),
  reservation_id int REFERENCES reservation(reservation_id),
  served_by int NOT NULL REFERENCES employee(employee_id),
  bill_date date NOT NULL,
  covers int NOT NULL,
  food_amount numeric(8,2) NOT NULL,
  drinks_amount numeric(8,2) NOT NULL,
  tip numeric(6,2)
);
CREATE TABLE guest_review (
  review_id int PRIMARY KEY,
  reservation_id int NOT NULL REFERENCES reservation(reservation_id),
  review_date date NOT NULL,
  score int NOT NULL,
  answered_by int REFERENCES employee(employee_id)
);
COMMENT ON COLUMN room.status IS 'ready, dirty, blocked';
COMMENT ON COLUMN reservation.status IS 'confirmed, in house, departed, cancelled, no show';
COMMENT ON COLUMN payment.method IS 'card, cash, transfer';
COMMENT ON COLUMN employee.contract IS 'permanent, seasonal';
COMMENT ON COLUMN guest_review.score IS '1 to 10';
