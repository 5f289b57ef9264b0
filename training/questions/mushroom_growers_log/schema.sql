CREATE TABLE strain (
  strain_code text PRIMARY KEY,
  species text NOT NULL,
  supplier text NOT NULL,
  days_to_first_flush integer NOT NULL
);
CREATE TABLE grow_room (
  room_no integer PRIMARY KEY,
  room_name text NOT NULL,
  shelves integer NOT NULL,
  heated boolean NOT NULL
);
CREATE TABLE batch (
  batch_no integer PRIMARY KEY,
  strain_code text NOT NULL REFERENCES strain,
  room_no integer NOT NULL REFERENCES grow_room,
  spawned_on date NOT NULL,
  substrate_kg numeric(7,1) NOT NULL,
  cleared_on date,
  spoiled boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN batch.cleared_on IS 'when the batch was taken out of the room';
CREATE TABLE flush (
  batch_no integer NOT NULL REFERENCES batch,
  flush_no integer NOT NULL,
  picked_on date NOT NULL,
  kg numeric(6,1) NOT NULL,
  second_grade_kg numeric(6,1) NOT NULL DEFAULT 0,
  picker text NOT NULL,
  PRIMARY KEY (batch_no, flush_no)
);
CREATE TABLE buyer (
  buyer_id integer PRIMARY KEY,
  buyer_name text NOT NULL,
  buyer_kind text NOT NULL
);
CREATE TABLE delivery (
  delivery_id integer PRIMARY KEY,
  buyer_id integer NOT NULL REFERENCES buyer,
  species text NOT NULL,
  delivered_on date NOT NULL,
  kg numeric(6,1) NOT NULL,
  price_per_kg numeric(6,2) NOT NULL,
  returned_kg numeric(6,1) NOT NULL DEFAULT 0,
  paid boolean NOT NULL
);
