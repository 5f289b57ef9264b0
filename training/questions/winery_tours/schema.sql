CREATE TABLE guide (
  g_id int PRIMARY KEY,
  g_name text NOT NULL,
  langs text NOT NULL, -- comma separated codes
  since date NOT NULL
);
CREATE TABLE tour_type (
  tt char(3) PRIMARY KEY, -- CLS classic, GRD grand, PRV private
  tt_name text NOT NULL,
  mins int NOT NULL,
  adult_price numeric(6,2) NOT NULL,
  max_ppl int NOT NULL
);
CREATE TABLE tour (
  t_id int PRIMARY KEY,
  tt char(3) NOT NULL REFERENCES tour_type,
  starts timestamp NOT NULL,
  lang char(2) NOT NULL,
  g_id int REFERENCES guide,
  state char(1) NOT NULL -- P planned, D done, X cancelled
);
CREATE TABLE agent (
  a_id int PRIMARY KEY,
  a_name text NOT NULL,
  comm_pct numeric(4,1) NOT NULL
);
CREATE TABLE tour_bkg (
  bk_id int PRIMARY KEY,
  t_id int NOT NULL REFERENCES tour,
  lead_name text NOT NULL,
  home char(2) NOT NULL,
  a_id int REFERENCES agent, -- empty: direct
  made_on date NOT NULL,
  paid_on date,
  canc_on date,
  adults int NOT NULL,
  kids int NOT NULL,
  came int, -- people who came
  amt numeric(8,2) NOT NULL, -- whole booking
  comm numeric(7,2) NOT NULL
);
CREATE TABLE wine (
  w_id int PRIMARY KEY,
  label text NOT NULL,
  vintage int NOT NULL,
  colour text NOT NULL, -- R red, W white, P pink
  cellar_price numeric(6,2) NOT NULL,
  btl_stock int NOT NULL
);
CREATE TABLE shop_sale (
  ss_id int PRIMARY KEY,
  sold_on date NOT NULL,
  w_id int NOT NULL REFERENCES wine,
  bk_id int REFERENCES tour_bkg, -- sold after a tour
  btls int NOT NULL,
  total numeric(8,2) NOT NULL,
  shipped boolean NOT NULL
);
