CREATE TABLE moves (
  mv int PRIMARY KEY,
  client text NOT NULL,
  client_kind char(1) NOT NULL, -- H household, O office
  from_city text NOT NULL,
  to_city text NOT NULL,
  from_floor int NOT NULL,
  to_floor int NOT NULL,
  lift_from boolean NOT NULL,
  lift_to boolean NOT NULL,
  quoted_on date NOT NULL,
  accepted_on date,
  pack_day date,
  move_day date,
  m3_quoted numeric(5,1) NOT NULL,
  m3_actual numeric(5,1),
  km int NOT NULL,
  quote_eur numeric(8,2) NOT NULL,
  invoice_eur numeric(8,2),
  invoiced_on date,
  paid_on date,
  st char(2) NOT NULL -- QU quoted, AC accepted, DN done, NO declined, XX cancelled
);
CREATE TABLE crew (
  crew_id int PRIMARY KEY,
  nm text NOT NULL,
  role char(1) NOT NULL, -- D driver, P packer, F foreman
  day_pay numeric(6,2) NOT NULL
);
CREATE TABLE truck (
  plate text PRIMARY KEY,
  m3 int NOT NULL,
  next_mot date NOT NULL,
  off_road boolean NOT NULL
);
CREATE TABLE move_crew (
  mv int NOT NULL REFERENCES moves,
  crew_id int NOT NULL REFERENCES crew,
  days numeric(3,1) NOT NULL,
  PRIMARY KEY (mv, crew_id)
);
CREATE TABLE move_truck (
  mv int NOT NULL REFERENCES moves,
  plate text NOT NULL REFERENCES truck,
  PRIMARY KEY (mv, plate)
);
CREATE TABLE claim (
  claim_no int PRIMARY KEY,
  mv int NOT NULL REFERENCES moves,
  item text NOT NULL,
  claimed_on date NOT NULL,
  settled_on date,
  asked numeric(8,2) NOT NULL,
  paid_out numeric(8,2)
);
CREATE TABLE box_order (
  bo int PRIMARY KEY,
  mv int NOT NULL REFERENCES moves,
  delivered_on date,
  boxes int NOT NULL,
  returned int NOT NULL DEFAULT 0,
  box_price numeric(5,2) NOT NULL
);
