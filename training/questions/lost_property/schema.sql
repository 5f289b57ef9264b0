CREATE TABLE tbl_station (
  id int PRIMARY KEY,
  station_name varchar(60) NOT NULL,
  is_staffed smallint NOT NULL
);
CREATE TABLE tbl_category (
  id int PRIMARY KEY,
  category_name varchar(40) NOT NULL,
  keep_days int NOT NULL,
  storage_fee decimal(6,2) NOT NULL
);
CREATE TABLE tbl_staff (
  id int PRIMARY KEY,
  staff_name varchar(60) NOT NULL,
  station_id int REFERENCES tbl_station(id),
  is_active smallint NOT NULL
);
CREATE TABLE tbl_found_item (
  id int PRIMARY KEY,
  item_no varchar(12) NOT NULL,
  category_id int NOT NULL REFERENCES tbl_category(id),
  station_id int NOT NULL REFERENCES tbl_station(id),
  received_by int NOT NULL REFERENCES tbl_staff(id),
  description varchar(120) NOT NULL,
  colour varchar(20),
  found_date date NOT NULL,
  est_value decimal(8,2),
  is_valuable smallint NOT NULL,
  shelf varchar(8),
  fate varchar(20) NOT NULL,
  fate_date date
);
CREATE TABLE tbl_enquiry (
  id int PRIMARY KEY,
  person_name varchar(60) NOT NULL,
  phone varchar(20),
  category_id int NOT NULL REFERENCES tbl_category(id),
  lost_date date NOT NULL,
  asked_at timestamp NOT NULL,
  matched_item_id int REFERENCES tbl_found_item(id),
  is_closed smallint NOT NULL
);
CREATE TABLE tbl_handover (
  id int PRIMARY KEY,
  item_id int NOT NULL REFERENCES tbl_found_item(id),
  enquiry_id int REFERENCES tbl_enquiry(id),
  handed_over_at timestamp NOT NULL,
  fee_paid decimal(6,2) NOT NULL,
  finder_reward decimal(6,2)
);
CREATE TABLE tbl_auction_sale (
  id int PRIMARY KEY,
  item_id int NOT NULL REFERENCES tbl_found_item(id),
  auction_date date NOT NULL,
  hammer_price decimal(8,2) NOT NULL
);
