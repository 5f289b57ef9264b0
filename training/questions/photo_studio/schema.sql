CREATE TABLE photographer (
  photographer_id int PRIMARY KEY,
  artist_name text NOT NULL,
  speciality text NOT NULL,
  day_rate int NOT NULL,
  freelance boolean NOT NULL
);
CREATE TABLE client (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  client_kind text NOT NULL,
  city text,
  found_us_by text,
  newsletter boolean NOT NULL
);
CREATE TABLE package (
  package_id int PRIMARY KEY,
  package_name text NOT NULL,
  hours numeric(3,1) NOT NULL,
  photos_included int NOT NULL,
  list_price int NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE shoot (
  shoot_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(client_id),
  photographer_id int REFERENCES photographer(photographer_id),
  package_id int REFERENCES package(package_id),
  booked_on date NOT NULL,
  shoot_date date NOT NULL,
  location text NOT NULL,
  agreed_price int NOT NULL,
  deposit int NOT NULL,
  state text NOT NULL,
  gallery_sent_on date,
  paid_in_full_on date
);
CREATE TABLE photo_set (
  photo_set_id int PRIMARY KEY,
  shoot_id int NOT NULL REFERENCES shoot(shoot_id),
  photos_taken int NOT NULL,
  photos_edited int NOT NULL,
  gigabytes numeric(6,1) NOT NULL,
  archived boolean NOT NULL
);
CREATE TABLE print_order (
  print_order_id int PRIMARY KEY,
  shoot_id int NOT NULL REFERENCES shoot(shoot_id),
  ordered_on date NOT NULL,
  product text NOT NULL,
  copies int NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  collected_on date
);
CREATE TABLE equipment (
  equipment_id int PRIMARY KEY,
  kind text NOT NULL,
  make text NOT NULL,
  bought_on date NOT NULL,
  cost int NOT NULL,
  shutter_count int,
  owner_id int REFERENCES photographer(photographer_id),
  sold_on date
);
