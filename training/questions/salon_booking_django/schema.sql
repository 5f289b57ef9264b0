CREATE TABLE auth_user (
  id integer PRIMARY KEY,
  username varchar(150) NOT NULL UNIQUE,
  first_name varchar(150) NOT NULL,
  last_name varchar(150) NOT NULL,
  email varchar(254) NOT NULL,
  is_staff boolean NOT NULL,
  is_active boolean NOT NULL,
  last_login timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE salon_location (
  id integer PRIMARY KEY,
  name varchar(100) NOT NULL,
  city varchar(80) NOT NULL,
  phone varchar(30) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE salon_stylist (
  id integer PRIMARY KEY,
  user_id integer NOT NULL UNIQUE REFERENCES auth_user(id),
  location_id integer NOT NULL REFERENCES salon_location(id),
  level varchar(20) NOT NULL,
  hired_on date NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE salon_servicecategory (
  id integer PRIMARY KEY,
  name varchar(60) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE salon_service (
  id integer PRIMARY KEY,
  category_id integer NOT NULL REFERENCES salon_servicecategory(id),
  name varchar(100) NOT NULL,
  duration_min integer NOT NULL,
  price numeric(7,2) NOT NULL,
  is_bookable_online boolean NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE salon_stylist_services (
  id integer PRIMARY KEY,
  stylist_id integer NOT NULL REFERENCES salon_stylist(id),
  service_id integer NOT NULL REFERENCES salon_service(id),
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE booking_customer (
  id integer PRIMARY KEY,
  user_id integer UNIQUE REFERENCES auth_user(id),
  first_name varchar(80) NOT NULL,
  last_name varchar(80) NOT NULL,
  mobile varchar(30),
  birthday date,
  wants_sms boolean NOT NULL,
  referred_by_id integer REFERENCES booking_customer(id),
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE booking_appointment (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES booking_customer(id),
  stylist_id integer NOT NULL REFERENCES salon_stylist(id),
  service_id integer NOT NULL REFERENCES salon_service(id),
  starts_at timestamp NOT NULL,
  status varchar(20) NOT NULL,
  channel varchar(20) NOT NULL,
  price_charged numeric(7,2) NOT NULL,
  cancelled_at timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE booking_review (
  id integer PRIMARY KEY,
  appointment_id integer NOT NULL UNIQUE REFERENCES booking_appointment(id),
  score smallint NOT NULL,
  text text,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE booking_waitinglist (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES booking_customer(id),
  service_id integer NOT NULL REFERENCES salon_service(id),
  wanted_date date NOT NULL,
  notified_at timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE shop_product (
  id integer PRIMARY KEY,
  name varchar(100) NOT NULL,
  brand varchar(60) NOT NULL,
  price numeric(7,2) NOT NULL,
  stock integer NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE shop_sale (
  id integer PRIMARY KEY,
  product_id integer NOT NULL REFERENCES shop_product(id),
  customer_id integer REFERENCES booking_customer(id),
  location_id integer NOT NULL REFERENCES salon_location(id),
  quantity integer NOT NULL,
  amount numeric(8,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE salon_timeoff (
  id integer PRIMARY KEY,
  stylist_id integer NOT NULL REFERENCES salon_stylist(id),
  first_day date NOT NULL,
  last_day date NOT NULL,
  reason varchar(20) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE giftcard_giftcard (
  id integer PRIMARY KEY,
  code varchar(12) NOT NULL UNIQUE,
  buyer_id integer REFERENCES booking_customer(id),
  value numeric(7,2) NOT NULL,
  redeemed_at timestamp,
  valid_until date NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
COMMENT ON COLUMN booking_appointment.status IS 'booked, completed, cancelled, no_show';
COMMENT ON COLUMN booking_appointment.channel IS 'web, app, phone, walk_in';
