CREATE TABLE branch (
  branch_id integer PRIMARY KEY,
  name varchar(60) NOT NULL,
  city varchar(40) NOT NULL,
  country varchar(40) NOT NULL,
  at_airport boolean NOT NULL,
  opened timestamp NOT NULL,
  closed timestamp
);
CREATE TABLE employee (
  employee_id integer PRIMARY KEY,
  branch_id integer NOT NULL REFERENCES branch(branch_id),
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  job varchar(30) NOT NULL,
  started timestamp NOT NULL,
  ended timestamp
);
CREATE TABLE customer (
  customer_id integer PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  company varchar(60),
  email varchar(80),
  birth_date date,
  country varchar(40) NOT NULL,
  licence_no varchar(20),
  licence_expires date,
  loyalty_tier varchar(10),
  registered timestamp NOT NULL,
  blacklisted boolean NOT NULL DEFAULT false
);
CREATE TABLE vehicle_class (
  class_id integer PRIMARY KEY,
  name varchar(30) NOT NULL,
  seats integer NOT NULL,
  deposit numeric(8,2) NOT NULL,
  min_age integer NOT NULL
);
CREATE TABLE vehicle (
  vehicle_id integer PRIMARY KEY,
  plate varchar(12) NOT NULL UNIQUE,
  class_id integer NOT NULL REFERENCES vehicle_class(class_id),
  home_branch_id integer NOT NULL REFERENCES branch(branch_id),
  make varchar(30) NOT NULL,
  model varchar(30) NOT NULL,
  fuel varchar(15) NOT NULL,
  gearbox varchar(12) NOT NULL,
  odometer integer NOT NULL,
  bought timestamp NOT NULL,
  purchase_price numeric(10,2) NOT NULL,
  sold timestamp,
  state varchar(15) NOT NULL
);
CREATE TABLE rate (
  rate_id integer PRIMARY KEY,
  class_id integer NOT NULL REFERENCES vehicle_class(class_id),
  season varchar(10) NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  daily_price numeric(8,2) NOT NULL,
  weekly_price numeric(8,2)
);
CREATE TABLE reservation (
  reservation_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer(customer_id),
  class_id integer NOT NULL REFERENCES vehicle_class(class_id),
  branch_id integer NOT NULL REFERENCES branch(branch_id),
  made timestamp NOT NULL,
  wanted_from timestamp NOT NULL,
  wanted_to timestamp NOT NULL,
  source varchar(20) NOT NULL,
  status varchar(15) NOT NULL
);
CREATE TABLE rental (
  rental_id integer PRIMARY KEY,
  reservation_id integer REFERENCES reservation(reservation_id),
  customer_id integer NOT NULL REFERENCES customer(customer_id),
  vehicle_id integer NOT NULL REFERENCES vehicle(vehicle_id),
  agent_id integer REFERENCES employee(employee_id),
  pickup_branch_id integer NOT NULL REFERENCES branch(branch_id),
  return_branch_id integer REFERENCES branch(branch_id),
  picked_up timestamp NOT NULL,
  due_back timestamp NOT NULL,
  returned timestamp,
  odometer_out integer NOT NULL,
  odometer_in integer,
  daily_rate numeric(8,2) NOT NULL,
  total_charge numeric(10,2)
);
CREATE TABLE extra (
  extra_id integer PRIMARY KEY,
  name varchar(40) NOT NULL,
  price_per_day numeric(6,2) NOT NULL
);
CREATE TABLE rental_extra (
  rental_id integer NOT NULL REFERENCES rental(rental_id),
  extra_id integer NOT NULL REFERENCES extra(extra_id),
  quantity integer NOT NULL,
  charged numeric(8,2) NOT NULL,
  PRIMARY KEY (rental_id, extra_id)
);
CREATE TABLE payment (
  payment_id integer PRIMARY KEY,
  rental_id integer NOT NULL REFERENCES rental(rental_id),
  paid timestamp NOT NULL,
  amount numeric(10,2) NOT NULL,
  method varchar(20) NOT NULL
);
CREATE TABLE damage (
  damage_id integer PRIMARY KEY,
  vehicle_id integer NOT NULL REFERENCES vehicle(vehicle_id),
  rental_id integer REFERENCES rental(rental_id),
  reported timestamp NOT NULL,
  severity varchar(10) NOT NULL,
  description varchar(120),
  repair_cost numeric(10,2),
  repaired timestamp
);
CREATE TABLE maintenance (
  maintenance_id integer PRIMARY KEY,
  vehicle_id integer NOT NULL REFERENCES vehicle(vehicle_id),
  kind varchar(20) NOT NULL,
  garage varchar(40) NOT NULL,
  started timestamp NOT NULL,
  finished timestamp,
  cost numeric(10,2)
);
CREATE TABLE fine (
  fine_id integer PRIMARY KEY,
  rental_id integer NOT NULL REFERENCES rental(rental_id),
  issued timestamp NOT NULL,
  offence varchar(30) NOT NULL,
  amount numeric(8,2) NOT NULL,
  passed_on boolean NOT NULL
);
