CREATE TABLE room_types (
  id smallint PRIMARY KEY,
  title text NOT NULL,
  beds smallint NOT NULL,
  sea_view boolean NOT NULL,
  rack_rate numeric(7,2) NOT NULL
);
CREATE TABLE rooms (
  number text PRIMARY KEY,
  room_type_id smallint NOT NULL REFERENCES room_types(id),
  floor smallint NOT NULL,
  closed_from date,
  closed_until date
);
CREATE TABLE guests (
  id int PRIMARY KEY,
  surname text NOT NULL,
  given_name text NOT NULL,
  nationality char(2),
  vip boolean NOT NULL DEFAULT false
);
CREATE TABLE channels (
  code text PRIMARY KEY,
  label text NOT NULL,
  commission_pct numeric(4,1) NOT NULL
);
CREATE TABLE stays (
  id int PRIMARY KEY,
  confirmation text NOT NULL,
  guest_id int NOT NULL REFERENCES guests(id),
  room_number text NOT NULL REFERENCES rooms(number),
  channel_code text NOT NULL REFERENCES channels(code),
  booked_on date NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  nightly_rate numeric(7,2) NOT NULL,
  adults smallint NOT NULL,
  children smallint NOT NULL DEFAULT 0,
  status text NOT NULL,       -- reserved, in house, departed, cancelled, no show
  cancelled_on date
);
CREATE TABLE extras (
  id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(id),
  item text NOT NULL,
  charged_on date NOT NULL,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE repairs (
  id int PRIMARY KEY,
  room_number text NOT NULL REFERENCES rooms(number),
  reported_on date NOT NULL,
  problem text NOT NULL,
  done_on date,
  cost numeric(7,2)
);
