CREATE TABLE galleries (
  gallery_id int PRIMARY KEY,
  gallery_name text NOT NULL,
  floor_no int NOT NULL
);
CREATE TABLE toys (
  acc_no text PRIMARY KEY, -- accession number
  title text NOT NULL,
  category text NOT NULL, -- dolls, trains, bears, games, cars
  maker text,
  made_year int,
  acquired_on date NOT NULL,
  how text NOT NULL, -- G gift, P purchase, L loan in
  paid numeric(9,2), -- purchase price
  insured_for numeric(9,2) NOT NULL,
  cond char(1) NOT NULL, -- A good, B fair, C poor
  gallery_id int REFERENCES galleries -- empty when in the store
);
CREATE TABLE repairs (
  rep_id int PRIMARY KEY,
  acc_no text NOT NULL REFERENCES toys,
  sent_on date NOT NULL,
  back_on date,
  estimate numeric(8,2) NOT NULL,
  bill numeric(8,2),
  restorer text NOT NULL
);
CREATE TABLE tickets (
  tkt_id int PRIMARY KEY,
  sold_at timestamp NOT NULL,
  visit_on date NOT NULL,
  typ text NOT NULL, -- AD adult, CH child, FA family, SC school
  visitors int NOT NULL,
  amt numeric(7,2) NOT NULL, -- for the whole ticket
  channel text NOT NULL, -- D desk, W web
  refunded boolean NOT NULL DEFAULT false
);
CREATE TABLE shop_sales (
  sale_id int PRIMARY KEY,
  sold_on date NOT NULL,
  item text NOT NULL,
  qty int NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  unit_cost numeric(6,2) NOT NULL
);
CREATE TABLE friends (
  friend_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  since date NOT NULL,
  expires date NOT NULL,
  gift_aid char(1) NOT NULL, -- Y/N
  yearly_fee numeric(6,2) NOT NULL
);
