CREATE TABLE event_types (
  type_id int PRIMARY KEY,
  type_name text NOT NULL
);
CREATE TABLE hosts (
  host_id int PRIMARY KEY,
  host_name text NOT NULL,
  host_type char(1) NOT NULL,
  heard_via text NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE events (
  event_id int PRIMARY KEY,
  host_id int NOT NULL REFERENCES hosts(host_id),
  type_id int NOT NULL REFERENCES event_types(type_id),
  stage text NOT NULL,
  enquired_on date NOT NULL,
  confirmed_on date,
  held_on date NOT NULL,
  venue text NOT NULL,
  outdoors boolean NOT NULL,
  guests int NOT NULL,
  price_net numeric(9,2) NOT NULL,
  price_gross numeric(9,2) NOT NULL,
  lost_reason text
);
CREATE TABLE instalments (
  instalment_id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(event_id),
  kind char(1) NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  amount numeric(9,2) NOT NULL
);
CREATE TABLE dishes (
  dish_id int PRIMARY KEY,
  dish_name text NOT NULL,
  course char(1) NOT NULL,
  diet char(2),
  contains_nuts boolean NOT NULL,
  cost_per_head numeric(6,2) NOT NULL,
  retired_on date
);
CREATE TABLE event_dishes (
  event_id int NOT NULL REFERENCES events(event_id),
  dish_id int NOT NULL REFERENCES dishes(dish_id),
  portions int NOT NULL,
  PRIMARY KEY (event_id, dish_id)
);
CREATE TABLE helpers (
  helper_id int PRIMARY KEY,
  helper_name text NOT NULL,
  job char(2) NOT NULL,
  hygiene_cert_until date,
  drives boolean NOT NULL,
  active char(1) NOT NULL
);
CREATE TABLE shifts (
  shift_id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(event_id),
  helper_id int NOT NULL REFERENCES helpers(helper_id),
  hours numeric(4,1) NOT NULL,
  hourly_pay numeric(6,2) NOT NULL,
  attendance char(1) NOT NULL
);
COMMENT ON COLUMN hosts.host_type IS 'P private, C company, N non-profit';
COMMENT ON COLUMN hosts.heard_via IS 'web, friend, fair, flyer';
COMMENT ON COLUMN events.stage IS 'enquiry, quoted, won, lost, done, cancelled; won = deal agreed and event still ahead, done = event carried out';
COMMENT ON COLUMN events.confirmed_on IS 'day the host said yes';
COMMENT ON COLUMN events.lost_reason IS 'price, date, other caterer; only for lost ones';
COMMENT ON COLUMN instalments.kind IS 'D deposit, B balance';
COMMENT ON COLUMN dishes.course IS 'S starter, M main, D dessert, F finger food';
COMMENT ON COLUMN dishes.diet IS 'VG vegan, VE vegetarian, null with meat or fish';
COMMENT ON COLUMN dishes.retired_on IS 'null while on the menu';
COMMENT ON COLUMN helpers.job IS 'CH chef, KP kitchen porter, WT waiting staff, BR bar';
COMMENT ON COLUMN helpers.active IS 'Y or N';
COMMENT ON COLUMN shifts.attendance IS 'P present, S sick, U absent without excuse, F shift still to come';
