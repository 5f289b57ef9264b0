CREATE TABLE residence (
  res_id integer PRIMARY KEY,
  name text NOT NULL,
  street text NOT NULL,
  women_only boolean NOT NULL,
  built integer NOT NULL
);
COMMENT ON TABLE residence IS 'Halls of residence of the college';
COMMENT ON COLUMN residence.built IS 'Year in which the hall was built';
CREATE TABLE amenity (
  amenity_id integer PRIMARY KEY,
  name text NOT NULL,
  extra_fee numeric(6,2) NOT NULL
);
COMMENT ON TABLE amenity IS 'Things a hall can offer, such as a gym';
COMMENT ON COLUMN amenity.extra_fee IS 'Monthly surcharge in pounds for using it';
CREATE TABLE residence_amenity (
  res_id integer NOT NULL REFERENCES residence(res_id),
  amenity_id integer NOT NULL REFERENCES amenity(amenity_id),
  PRIMARY KEY (res_id, amenity_id)
);
COMMENT ON TABLE residence_amenity IS 'Which hall offers which amenity';
CREATE TABLE dorm_room (
  room_id integer PRIMARY KEY,
  res_id integer NOT NULL REFERENCES residence(res_id),
  door text NOT NULL,
  places integer NOT NULL,
  rent_pence integer NOT NULL
);
COMMENT ON TABLE dorm_room IS 'Rooms students live in';
COMMENT ON COLUMN dorm_room.places IS 'How many students may live in the room';
COMMENT ON COLUMN dorm_room.rent_pence IS 'Monthly rent per student in pence';
CREATE TABLE resident (
  resident_id integer PRIMARY KEY,
  given text NOT NULL,
  family text NOT NULL,
  gender text NOT NULL,
  faculty text NOT NULL,
  year_of_study integer NOT NULL
);
COMMENT ON TABLE resident IS 'Students who applied for a room';
COMMENT ON COLUMN resident.given IS 'Given name';
COMMENT ON COLUMN resident.family IS 'Family name';
CREATE TABLE tenancy (
  tenancy_id integer PRIMARY KEY,
  resident_id integer NOT NULL REFERENCES resident(resident_id),
  room_id integer NOT NULL REFERENCES dorm_room(room_id),
  moved_in date NOT NULL,
  moved_out date,
  deposit_pence integer NOT NULL
);
COMMENT ON TABLE tenancy IS 'Who lived in which room and when';
COMMENT ON COLUMN tenancy.moved_out IS 'Empty while the student still lives there';
CREATE TABLE repair (
  repair_id integer PRIMARY KEY,
  room_id integer NOT NULL REFERENCES dorm_room(room_id),
  reported date NOT NULL,
  fixed date,
  fault text NOT NULL,
  cost_pence integer
);
COMMENT ON TABLE repair IS 'Faults reported in rooms';
COMMENT ON COLUMN repair.fixed IS 'Empty while the fault is still open';
