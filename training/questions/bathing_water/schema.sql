CREATE TABLE bw_site (
  bw_id text PRIMARY KEY,
  bw_name text NOT NULL,
  municipality text NOT NULL,
  water_type text NOT NULL,
  season_start date NOT NULL,
  season_end date NOT NULL,
  lifeguard boolean NOT NULL,
  blue_flag boolean NOT NULL,
  parking_places integer,
  dogs_allowed text NOT NULL
);
COMMENT ON COLUMN bw_site.water_type IS 'sea, lake or river';
COMMENT ON COLUMN bw_site.dogs_allowed IS 'yes, no or winter';
CREATE TABLE bw_sample (
  sample_id integer PRIMARY KEY,
  bw_id text NOT NULL REFERENCES bw_site(bw_id),
  taken_on date NOT NULL,
  analysed_on date,
  published_on date,
  ecoli integer,
  enterococci integer,
  water_c numeric(3,1),
  visibility_m numeric(3,1),
  sampler text NOT NULL,
  planned boolean NOT NULL
);
COMMENT ON COLUMN bw_sample.ecoli IS 'per 100 ml, as enterococci; empty until analysed';
COMMENT ON COLUMN bw_sample.planned IS 'false for an extra sample';
CREATE TABLE bw_class (
  bw_id text NOT NULL REFERENCES bw_site(bw_id),
  class_year integer NOT NULL,
  class text NOT NULL,
  PRIMARY KEY (bw_id, class_year)
);
COMMENT ON COLUMN bw_class.class IS 'excellent, good, sufficient or poor';
CREATE TABLE bw_closure (
  closure_id integer PRIMARY KEY,
  bw_id text NOT NULL REFERENCES bw_site(bw_id),
  closed_from date NOT NULL,
  reopened_on date,
  cause text NOT NULL,
  ordered_by text NOT NULL
);
CREATE TABLE limits (
  water_type text PRIMARY KEY,
  max_ecoli integer NOT NULL,
  max_enterococci integer NOT NULL
);
