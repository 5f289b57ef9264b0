CREATE TABLE shop (
  code char(3) PRIMARY KEY,
  street varchar(60) NOT NULL,
  town varchar(40) NOT NULL,
  manager varchar(60),
  opened date NOT NULL,
  weekly_target numeric(8,2) NOT NULL
);
CREATE TABLE volunteer (
  volunteer_no int PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  shop_code char(3) REFERENCES shop(code),
  since date NOT NULL,
  until date,
  can_drive boolean NOT NULL DEFAULT false,
  dbs_checked date
);
CREATE TABLE rota (
  rota_id int PRIMARY KEY,
  volunteer_no int NOT NULL REFERENCES volunteer(volunteer_no),
  shop_code char(3) NOT NULL REFERENCES shop(code),
  on_day date NOT NULL,
  hours numeric(4,1) NOT NULL,
  task varchar(20) NOT NULL,
  turned_up boolean
);
CREATE TABLE donor (
  donor_no int PRIMARY KEY,
  name varchar(80) NOT NULL,
  postcode varchar(10),
  gift_aid boolean NOT NULL,
  gift_aid_signed date,
  email varchar(80)
);
CREATE TABLE donation (
  donation_no int PRIMARY KEY,
  donor_no int REFERENCES donor(donor_no),
  shop_code char(3) NOT NULL REFERENCES shop(code),
  received date NOT NULL,
  bags smallint NOT NULL,
  collected_by_van boolean NOT NULL
);
CREATE TABLE item (
  tag_no int PRIMARY KEY,
  donation_no int REFERENCES donation(donation_no),
  shop_code char(3) NOT NULL REFERENCES shop(code),
  category varchar(30) NOT NULL,
  description varchar(80) NOT NULL,
  ticket_price numeric(7,2) NOT NULL,
  tagged date NOT NULL,
  sold date,
  sold_price numeric(7,2),
  ragged date
);
CREATE TABLE grant_paid (
  grant_id int PRIMARY KEY,
  cause varchar(60) NOT NULL,
  paid date NOT NULL,
  amount numeric(9,2) NOT NULL,
  approved_by varchar(60)
);
