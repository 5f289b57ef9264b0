CREATE TABLE instrument (
  inst text PRIMARY KEY,
  inst_name text NOT NULL,
  kind text NOT NULL,
  first_light date NOT NULL,
  retired date
);
COMMENT ON COLUMN instrument.kind IS 'camera or spectrograph';
CREATE TABLE astronomer (
  astro_id integer PRIMARY KEY,
  astro_name text NOT NULL,
  institute text NOT NULL,
  phd_year integer
);
CREATE TABLE proposal (
  prop_no text PRIMARY KEY,
  title text NOT NULL,
  pi_id integer NOT NULL REFERENCES astronomer(astro_id),
  inst text NOT NULL REFERENCES instrument(inst),
  submitted_on date NOT NULL,
  decided_on date,
  grade numeric(3,1),
  hours_asked numeric(5,1) NOT NULL,
  hours_granted numeric(5,1),
  status text NOT NULL
);
COMMENT ON COLUMN proposal.pi_id IS 'principal investigator, the astronomer who leads it';
COMMENT ON COLUMN proposal.grade IS 'by the committee, 1 is best, 5 is worst';
COMMENT ON COLUMN proposal.status IS 'waiting, granted, refused or withdrawn';
CREATE TABLE co_investigator (
  prop_no text NOT NULL REFERENCES proposal(prop_no),
  astro_id integer NOT NULL REFERENCES astronomer(astro_id),
  PRIMARY KEY (prop_no, astro_id)
);
CREATE TABLE observing_night (
  night date PRIMARY KEY,
  operator text NOT NULL,
  dark_hours numeric(4,1) NOT NULL,
  clear_hours numeric(4,1) NOT NULL,
  lost_weather_h numeric(4,1) NOT NULL,
  lost_technical_h numeric(4,1) NOT NULL,
  seeing_arcsec numeric(3,1)
);
COMMENT ON COLUMN observing_night.night IS 'the date of the evening';
COMMENT ON COLUMN observing_night.seeing_arcsec IS 'sharpness of the air; smaller is better; empty when cloudy all night';
CREATE TABLE exposure (
  exp_id integer PRIMARY KEY,
  night date NOT NULL REFERENCES observing_night(night),
  prop_no text NOT NULL REFERENCES proposal(prop_no),
  target text NOT NULL,
  exp_seconds integer NOT NULL,
  overhead_seconds integer NOT NULL,
  quality text NOT NULL
);
COMMENT ON COLUMN exposure.quality IS 'A good, B usable, C useless';
