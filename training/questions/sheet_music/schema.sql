CREATE TABLE composers (
  id INTEGER PRIMARY KEY,
  name TEXT,
  born INTEGER,
  died INTEGER,
  country TEXT
);
CREATE TABLE works (
  id INTEGER PRIMARY KEY,
  composer_id INTEGER,
  title TEXT,
  instrument TEXT,
  grade INTEGER,
  pages INTEGER,
  price REAL,
  paper INTEGER,
  download INTEGER,
  added TEXT
);
CREATE TABLE buyers (
  id INTEGER PRIMARY KEY,
  nick TEXT,
  kind TEXT,
  country TEXT,
  registered TEXT,
  last_login TEXT
);
CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  buyer_id INTEGER REFERENCES buyers(id),
  placed TEXT,
  status TEXT,
  postage REAL,
  coupon TEXT
);
CREATE TABLE order_lines (
  id INTEGER PRIMARY KEY,
  order_id INTEGER REFERENCES orders(id),
  work_id INTEGER REFERENCES works(id),
  copies INTEGER,
  unit_price REAL,
  as_download INTEGER
);
CREATE TABLE ratings (
  id INTEGER PRIMARY KEY,
  work_id INTEGER,
  buyer_id INTEGER,
  stars INTEGER,
  comment TEXT,
  day TEXT
);
CREATE TABLE royalties (
  id INTEGER PRIMARY KEY,
  composer_id INTEGER,
  quarter TEXT,
  amount REAL,
  paid TEXT
);
