CREATE TABLE families (
  family_id integer PRIMARY KEY,
  family_name text NOT NULL,
  parent_family_id integer REFERENCES families(family_id)
);
CREATE TABLE languages (
  iso_code char(3) PRIMARY KEY,
  language_name text NOT NULL,
  family_id integer REFERENCES families(family_id),
  native_speakers integer NOT NULL,
  script text,
  status text NOT NULL,
  last_census date
);
COMMENT ON COLUMN languages.status IS 'safe, threatened, moribund or extinct';
COMMENT ON COLUMN languages.family_id IS 'empty for isolates';
CREATE TABLE field_trips (
  trip_id integer PRIMARY KEY,
  iso_code char(3) NOT NULL REFERENCES languages(iso_code),
  linguist text NOT NULL,
  village text NOT NULL,
  began_on date NOT NULL,
  ended_on date,
  grant_euro numeric(9,2)
);
CREATE TABLE recordings (
  recording_id integer PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES field_trips(trip_id),
  speaker_name text NOT NULL,
  speaker_age integer,
  genre text NOT NULL,
  minutes integer NOT NULL,
  transcribed_on date
);
