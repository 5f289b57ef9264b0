CREATE TABLE households (
  id int PRIMARY KEY,
  label text NOT NULL,
  town text NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE TABLE residents (
  id int PRIMARY KEY,
  household_id int NOT NULL REFERENCES households,
  name text NOT NULL,
  role text NOT NULL,               -- owner, adult, child, guest
  pin_set boolean NOT NULL,
  "lastSeenAt" timestamptz
);
CREATE TABLE rooms (id int PRIMARY KEY, household_id int NOT NULL REFERENCES households, name text NOT NULL, floor int NOT NULL);
CREATE TABLE devices (
  id int PRIMARY KEY,
  room_id int REFERENCES rooms,
  name text NOT NULL,
  kind text NOT NULL,               -- lamp, lock, thermostat, camera, plug
  maker text NOT NULL,
  "installedAt" date NOT NULL,
  "installedBy" int REFERENCES residents,
  "lastOnlineAt" timestamptz,
  battery_pct int,                  -- null: mains
  firmware text NOT NULL,
  is_enabled boolean NOT NULL
);
CREATE TABLE events (
  id int PRIMARY KEY,
  device_id int NOT NULL REFERENCES devices,
  type text NOT NULL,               -- on, off, opened, locked, motion, alarm
  "happenedAt" timestamptz NOT NULL,
  "triggeredBy" int REFERENCES residents,  -- null: automation
  "ackedBy" int REFERENCES residents,
  "ackedAt" timestamptz
);
CREATE TABLE readings (
  device_id int REFERENCES devices,
  day date,
  kwh numeric(6,3),
  avg_temp_c numeric(4,1),
  PRIMARY KEY (device_id, day)
);
