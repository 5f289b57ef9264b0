CREATE TABLE photographers (
  photographer_id int PRIMARY KEY,
  name text NOT NULL,
  speciality text NOT NULL,
  employed boolean NOT NULL
);
CREATE TABLE packages (
  package_id int PRIMARY KEY,
  title text NOT NULL,
  shoot_minutes int NOT NULL,
  images_included int NOT NULL,
  price numeric(7,2) NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  town text NOT NULL,
  found_us text
);
CREATE TABLE sittings (
  sitting_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  package_id int NOT NULL REFERENCES packages,
  photographer_id int REFERENCES photographers,
  booked_on date NOT NULL,
  takes_place_at timestamp NOT NULL,
  place text NOT NULL,
  status text NOT NULL,
  deposit_paid_on date,
  agreed_price numeric(7,2) NOT NULL
);
COMMENT ON COLUMN sittings.status IS 'booked, done, cancelled, no show';
CREATE TABLE galleries (
  gallery_id int PRIMARY KEY,
  sitting_id int NOT NULL UNIQUE REFERENCES sittings,
  published_on date NOT NULL,
  images int NOT NULL,
  first_opened_on date,
  expires_on date NOT NULL
);
CREATE TABLE print_orders (
  print_order_id int PRIMARY KEY,
  gallery_id int NOT NULL REFERENCES galleries,
  product text NOT NULL,
  quantity int NOT NULL,
  total numeric(7,2) NOT NULL,
  ordered_on date NOT NULL,
  handed_over_on date
);
CREATE TABLE equipment (
  equipment_id int PRIMARY KEY,
  label text NOT NULL,
  bought_on date NOT NULL,
  price numeric(8,2) NOT NULL,
  next_service date,
  photographer_id int REFERENCES photographers
);
