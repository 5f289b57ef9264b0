CREATE TABLE materials (
  material_id int PRIMARY KEY,
  material_name text NOT NULL,
  hazardous boolean NOT NULL,
  we_pay_per_kg numeric(6,3) NOT NULL
);
CREATE TABLE people (
  person_id int PRIMARY KEY,
  person_name text NOT NULL,
  job text NOT NULL,
  forklift_ticket boolean NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE droppers (
  dropper_id int PRIMARY KEY,
  dropper_name text NOT NULL,
  dropper_type text NOT NULL,
  resident boolean NOT NULL,
  barred_since date
);
CREATE TABLE loads_in (
  load_id int PRIMARY KEY,
  dropper_id int REFERENCES droppers(dropper_id),
  material_id int NOT NULL REFERENCES materials(material_id),
  checked_by int NOT NULL REFERENCES people(person_id),
  weighed_at timestamptz NOT NULL,
  gross_kg int NOT NULL,
  tare_kg int NOT NULL,
  verdict text NOT NULL,
  refusal_cause text,
  came_with text NOT NULL,
  money numeric(8,2) NOT NULL
);
CREATE TABLE containers (
  container_no text PRIMARY KEY,
  material_id int NOT NULL REFERENCES materials(material_id),
  covered boolean NOT NULL,
  fill_level text NOT NULL,
  last_emptied date,
  out_of_order boolean NOT NULL
);
CREATE TABLE loads_out (
  out_id int PRIMARY KEY,
  material_id int NOT NULL REFERENCES materials(material_id),
  buyer text NOT NULL,
  buyer_country char(2) NOT NULL,
  ordered_on date NOT NULL,
  collected_on date,
  tonnes numeric(6,2) NOT NULL,
  price_per_tonne numeric(8,2) NOT NULL,
  paid_on date,
  rejected boolean NOT NULL
);
CREATE TABLE mishaps (
  mishap_id int PRIMARY KEY,
  person_id int REFERENCES people(person_id),
  happened_on date NOT NULL,
  kind text NOT NULL,
  harm text NOT NULL,
  days_off int NOT NULL,
  reported_to_authority boolean NOT NULL
);
COMMENT ON COLUMN loads_in.money IS 'what we paid to the person; negative when the person had to pay us';
