CREATE TABLE countries (
  iso2 char(2) PRIMARY KEY,
  name text NOT NULL,
  in_eu boolean NOT NULL
);
CREATE TABLE growers (
  grower_id integer PRIMARY KEY,
  name text NOT NULL,
  country char(2) NOT NULL REFERENCES countries,
  certification text NOT NULL,
  relation text NOT NULL
);
CREATE TABLE wines (
  wine_id integer PRIMARY KEY,
  grower_id integer NOT NULL REFERENCES growers,
  label text NOT NULL,
  colour text NOT NULL,
  sweetness text NOT NULL,
  sparkling char(1) NOT NULL,
  closure text NOT NULL,
  vintage integer NOT NULL,
  list_price numeric(7,2) NOT NULL
);
CREATE TABLE buyers (
  buyer_id integer PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL,
  country char(2) NOT NULL REFERENCES countries,
  payment_terms text NOT NULL,
  mailing_list char(1) NOT NULL
);
CREATE TABLE reps (
  rep_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  level text NOT NULL
);
CREATE TABLE sales (
  sale_id integer PRIMARY KEY,
  buyer_id integer NOT NULL REFERENCES buyers,
  rep_id integer NOT NULL REFERENCES reps,
  sold_on date NOT NULL,
  channel text NOT NULL,
  status text NOT NULL,
  paid char(1) NOT NULL
);
CREATE TABLE sale_lines (
  sale_id integer NOT NULL REFERENCES sales,
  line_no integer NOT NULL,
  wine_id integer NOT NULL REFERENCES wines,
  unit text NOT NULL,
  quantity integer NOT NULL,
  amount numeric(9,2) NOT NULL,
  PRIMARY KEY (sale_id, line_no)
);
CREATE TABLE tastings (
  tasting_id integer PRIMARY KEY,
  wine_id integer NOT NULL REFERENCES wines,
  tasted_on date NOT NULL,
  taster_id integer NOT NULL REFERENCES reps,
  verdict text NOT NULL
);
