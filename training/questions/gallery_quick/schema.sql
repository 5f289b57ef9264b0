CREATE TABLE artist (
  artist_id int PRIMARY KEY,
  artist text NOT NULL,
  nat char(2) NOT NULL,
  sex char(1) NOT NULL, -- F/M
  born int NOT NULL,
  died int,
  represented boolean NOT NULL -- by us
);
CREATE TABLE work (
  work_no int PRIMARY KEY,
  artist_id int NOT NULL REFERENCES artist,
  title text NOT NULL,
  medium text NOT NULL, -- OIL, PRN print, SCU sculpture, PHO photo
  yr int NOT NULL,
  h_cm int NOT NULL,
  w_cm int NOT NULL,
  came_in date NOT NULL,
  basis char(1) NOT NULL, -- O owned, C on consignment
  cost numeric(10,2), -- what we paid, owned works
  ask numeric(10,2) NOT NULL, -- asking price
  reserve numeric(10,2), -- lowest price agreed with the artist
  state text NOT NULL -- AVL available, RSV reserved, SLD sold, RTN returned
);
CREATE TABLE client (
  client_id int PRIMARY KEY,
  client text NOT NULL,
  kind text NOT NULL, -- PRI private, MUS museum, COR corporate
  city text NOT NULL
);
CREATE TABLE sale (
  sale_no int PRIMARY KEY,
  work_no int NOT NULL REFERENCES work,
  buyer_id int NOT NULL REFERENCES client,
  bill_to_id int NOT NULL REFERENCES client,
  agreed_on date NOT NULL,
  invoiced_on date,
  paid_on date,
  collected_on date,
  price numeric(10,2) NOT NULL, -- before discount
  disc_pct numeric(4,1) NOT NULL,
  net numeric(10,2) NOT NULL, -- after discount
  artist_share numeric(10,2) NOT NULL, -- part of net
  artist_paid_on date
);
CREATE TABLE show (
  show_id int PRIMARY KEY,
  show_name text NOT NULL,
  install_on date NOT NULL,
  opens date NOT NULL,
  closes date NOT NULL,
  budget numeric(9,2) NOT NULL,
  spent numeric(9,2) NOT NULL,
  visitors int
);
CREATE TABLE show_work (
  show_id int NOT NULL REFERENCES show,
  work_no int NOT NULL REFERENCES work,
  PRIMARY KEY (show_id, work_no)
);
