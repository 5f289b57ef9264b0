CREATE TABLE docks (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  neighbourhood varchar(255) NOT NULL,
  capacity integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE bikes (
  id bigint PRIMARY KEY,
  frame_number varchar(32) NOT NULL,
  model varchar(64) NOT NULL,
  electric boolean NOT NULL DEFAULT false,
  current_dock_id bigint REFERENCES docks(id),
  condition varchar(32) NOT NULL DEFAULT 'ok',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE riders (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  email varchar(255) NOT NULL,
  birth_date date,
  pass_type varchar(32),
  pass_expires_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE trips (
  id bigint PRIMARY KEY,
  rider_id bigint NOT NULL REFERENCES riders(id),
  bike_id bigint NOT NULL REFERENCES bikes(id),
  start_dock_id bigint NOT NULL REFERENCES docks(id),
  end_dock_id bigint REFERENCES docks(id),
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  distance_m integer,
  charge_cents integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE repairs (
  id bigint PRIMARY KEY,
  bike_id bigint NOT NULL REFERENCES bikes(id),
  problem varchar(255) NOT NULL,
  mechanic varchar(255),
  cost_cents integer,
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE ratings (
  id bigint PRIMARY KEY,
  trip_id bigint NOT NULL REFERENCES trips(id),
  stars integer NOT NULL,
  note text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
