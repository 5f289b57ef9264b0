CREATE TABLE tbl_lane (
  lane_id int PRIMARY KEY,
  lane_no int NOT NULL,
  is_bumper smallint NOT NULL DEFAULT 0,
  is_broken smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_customer (
  customer_id int PRIMARY KEY,
  cust_name varchar(80) NOT NULL,
  phone varchar(20),
  birthday date,
  is_vip smallint NOT NULL DEFAULT 0,
  created timestamp NOT NULL
);
CREATE TABLE tbl_booking (
  booking_id int PRIMARY KEY,
  customer_id int REFERENCES tbl_customer(customer_id),
  lane_id int NOT NULL REFERENCES tbl_lane(lane_id),
  start_time timestamp NOT NULL,
  hours int NOT NULL,
  persons int NOT NULL,
  price decimal(8,2) NOT NULL,
  is_party smallint NOT NULL DEFAULT 0,
  is_cancelled smallint NOT NULL DEFAULT 0,
  is_paid smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_snack (
  snack_id int PRIMARY KEY,
  snack_name varchar(60) NOT NULL,
  category varchar(30) NOT NULL,
  price decimal(6,2) NOT NULL,
  is_active smallint NOT NULL DEFAULT 1
);
CREATE TABLE tbl_snack_sale (
  sale_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES tbl_booking(booking_id),
  snack_id int NOT NULL REFERENCES tbl_snack(snack_id),
  qty int NOT NULL
);
CREATE TABLE tbl_league (
  league_id int PRIMARY KEY,
  league_name varchar(60) NOT NULL,
  weekday varchar(10) NOT NULL,
  fee_per_season decimal(8,2) NOT NULL,
  is_running smallint NOT NULL
);
CREATE TABLE tbl_league_player (
  league_id int NOT NULL REFERENCES tbl_league(league_id),
  customer_id int NOT NULL REFERENCES tbl_customer(customer_id),
  joined date NOT NULL,
  is_fee_paid smallint NOT NULL,
  PRIMARY KEY (league_id, customer_id)
);
CREATE TABLE tbl_game (
  game_id int PRIMARY KEY,
  league_id int REFERENCES tbl_league(league_id),
  customer_id int NOT NULL REFERENCES tbl_customer(customer_id),
  played date NOT NULL,
  score int NOT NULL,
  strikes int NOT NULL
);
CREATE TABLE tbl_shoe (
  shoe_id int PRIMARY KEY,
  size_eu int NOT NULL,
  bought date NOT NULL,
  is_lost smallint NOT NULL DEFAULT 0
);
