CREATE TABLE volcanoes (
  volcano_id integer PRIMARY KEY,
  volcano_name text NOT NULL,
  country text NOT NULL,
  kind text NOT NULL,
  summit_m integer NOT NULL,
  people_within_30km integer,
  last_survey_on date
);
CREATE TABLE eruptions (
  eruption_id integer PRIMARY KEY,
  volcano_id integer NOT NULL REFERENCES volcanoes(volcano_id),
  began_on date NOT NULL,
  ended_on date,
  explosivity integer,
  deaths integer NOT NULL DEFAULT 0,
  damage_million_usd numeric(9,2)
);
COMMENT ON COLUMN eruptions.explosivity IS '0 (gentle) to 8';
COMMENT ON COLUMN eruptions.ended_on IS 'empty while the eruption goes on';
