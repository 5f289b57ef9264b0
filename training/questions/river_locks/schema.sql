CREATE TABLE river_lock (
  lock_code varchar(4) PRIMARY KEY,
  lock_name text NOT NULL,
  km numeric(5,1) NOT NULL,
  fall_m numeric(3,1) NOT NULL,
  chamber_length_m numeric(4,1) NOT NULL,
  powered boolean NOT NULL,
  closed_since date
);
CREATE TABLE keeper (
  keeper_id int PRIMARY KEY,
  name text NOT NULL,
  lock_code varchar(4) REFERENCES river_lock(lock_code),
  cottage boolean NOT NULL,
  started date NOT NULL,
  retired date
);
CREATE TABLE boat (
  boat_no int PRIMARY KEY,
  boat_name text NOT NULL,
  boat_type text NOT NULL,
  length_m numeric(4,1) NOT NULL,
  owner_name text,
  licence_until date
);
CREATE TABLE passage (
  passage_id int PRIMARY KEY,
  lock_code varchar(4) NOT NULL REFERENCES river_lock(lock_code),
  boat_no int REFERENCES boat(boat_no),
  direction text NOT NULL,
  entered_at timestamp NOT NULL,
  left_at timestamp,
  keeper_id int REFERENCES keeper(keeper_id),
  toll numeric(6,2) NOT NULL
);
CREATE TABLE water_level (
  lock_code varchar(4) NOT NULL REFERENCES river_lock(lock_code),
  read_on date NOT NULL,
  upstream_cm int NOT NULL,
  downstream_cm int NOT NULL,
  PRIMARY KEY (lock_code, read_on)
);
CREATE TABLE gate_repair (
  repair_id int PRIMARY KEY,
  lock_code varchar(4) NOT NULL REFERENCES river_lock(lock_code),
  reported date NOT NULL,
  part text NOT NULL,
  finished date,
  cost numeric(9,2),
  contractor text
);
