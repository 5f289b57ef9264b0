CREATE TABLE singers (
  singer_id int PRIMARY KEY,
  first text NOT NULL,
  last text NOT NULL,
  voice char(1) NOT NULL, -- S soprano, A alto, T tenor, B bass
  joined date NOT NULL,
  left_on date,
  paused_until date,
  student char(1) NOT NULL, -- Y pays half
  mentor_id int REFERENCES singers
);
CREATE TABLE dues (
  singer_id int NOT NULL REFERENCES singers,
  term text NOT NULL, -- 2025A autumn, 2026S spring
  owed numeric(6,2) NOT NULL,
  paid numeric(6,2) NOT NULL,
  paid_on date,
  PRIMARY KEY (singer_id, term)
);
CREATE TABLE pieces (
  piece_id int PRIMARY KEY,
  title text NOT NULL,
  composer text NOT NULL,
  arranger text,
  lang char(2) NOT NULL,
  mins numeric(4,1) NOT NULL,
  copies int NOT NULL,
  bought_on date,
  copy_price numeric(5,2)
);
CREATE TABLE rehearsals (
  reh_id int PRIMARY KEY,
  reh_date date NOT NULL,
  hall text NOT NULL,
  lead text NOT NULL, -- conductor of the evening
  cancelled boolean NOT NULL
);
CREATE TABLE attendance (
  reh_id int NOT NULL REFERENCES rehearsals,
  singer_id int NOT NULL REFERENCES singers,
  state char(1) NOT NULL, -- P present, E excused, U unexcused
  PRIMARY KEY (reh_id, singer_id)
);
CREATE TABLE concerts (
  con_id int PRIMARY KEY,
  con_name text NOT NULL,
  con_date date NOT NULL,
  venue text NOT NULL,
  seats int NOT NULL,
  hall_rent numeric(8,2) NOT NULL,
  announced_on date NOT NULL
);
CREATE TABLE programme (
  con_id int NOT NULL REFERENCES concerts,
  piece_id int NOT NULL REFERENCES pieces,
  pos int NOT NULL,
  soloist int REFERENCES singers,
  PRIMARY KEY (con_id, piece_id)
);
CREATE TABLE ticket_sales (
  ts_id int PRIMARY KEY,
  con_id int NOT NULL REFERENCES concerts,
  sold_on date NOT NULL,
  cat text NOT NULL, -- FULL, RED reduced, FREE
  qty int NOT NULL,
  price numeric(5,2) NOT NULL, -- one ticket
  sold_by int REFERENCES singers
);
