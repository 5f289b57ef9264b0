CREATE TABLE ticket_kind (kind char(1) PRIMARY KEY, meaning text NOT NULL, price numeric(5,2) NOT NULL);
CREATE TABLE tour_status (st smallint PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE sale_place (sp char(2) PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE miller (
  miller_no int PRIMARY KEY,
  name text NOT NULL,
  speaks text,
  first_tour date,
  last_tour date
);
CREATE TABLE tour (
  tour_no int PRIMARY KEY,
  starts timestamp NOT NULL,
  miller_no int REFERENCES miller(miller_no),
  st smallint NOT NULL REFERENCES tour_status(st),
  max_people int NOT NULL,
  high_water time
);
CREATE TABLE ticket (
  ticket_no int PRIMARY KEY,
  tour_no int NOT NULL REFERENCES tour(tour_no),
  kind char(1) NOT NULL REFERENCES ticket_kind(kind),
  sp char(2) NOT NULL REFERENCES sale_place(sp),
  sold timestamp NOT NULL,
  used boolean
);
CREATE TABLE milling (
  milling_no int PRIMARY KEY,
  day date NOT NULL,
  grain text NOT NULL,
  kg_in int NOT NULL,
  kg_flour int,
  stone char(1) NOT NULL,
  miller_no int NOT NULL REFERENCES miller(miller_no)
);
CREATE TABLE flour_sale (
  flour_sale_no int PRIMARY KEY,
  day date NOT NULL,
  grain text NOT NULL,
  bags int NOT NULL,
  bag_kg numeric(4,1) NOT NULL,
  price_per_bag numeric(5,2) NOT NULL,
  sp char(2) NOT NULL REFERENCES sale_place(sp)
);
