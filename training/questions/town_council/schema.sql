CREATE TABLE party (
  party_code varchar(6) PRIMARY KEY,
  party_name varchar(60) NOT NULL,
  in_coalition boolean NOT NULL
);
CREATE TABLE councillor (
  councillor_id int PRIMARY KEY,
  full_name varchar(80) NOT NULL,
  party_code varchar(6) REFERENCES party(party_code),
  ward varchar(40) NOT NULL,
  took_seat date NOT NULL,
  gave_up_seat date
);
CREATE TABLE committee (
  committee_id int PRIMARY KEY,
  title varchar(60) NOT NULL,
  chair_id int REFERENCES councillor(councillor_id)
);
CREATE TABLE committee_member (
  committee_id int NOT NULL REFERENCES committee(committee_id),
  councillor_id int NOT NULL REFERENCES councillor(councillor_id),
  PRIMARY KEY (committee_id, councillor_id)
);
CREATE TABLE sitting (
  sitting_id int PRIMARY KEY,
  held date NOT NULL,
  kind varchar(20) NOT NULL,
  minutes_long int,
  public_visitors int
);
CREATE TABLE attendance (
  sitting_id int NOT NULL REFERENCES sitting(sitting_id),
  councillor_id int NOT NULL REFERENCES councillor(councillor_id),
  present boolean NOT NULL,
  PRIMARY KEY (sitting_id, councillor_id)
);
CREATE TABLE motion (
  motion_no varchar(10) PRIMARY KEY,
  subject varchar(120) NOT NULL,
  topic varchar(30) NOT NULL,
  tabled date NOT NULL,
  tabled_by int NOT NULL REFERENCES councillor(councillor_id),
  committee_id int REFERENCES committee(committee_id),
  voted_in int REFERENCES sitting(sitting_id),
  result varchar(12),
  cost_estimate int
);
CREATE TABLE vote (
  motion_no varchar(10) NOT NULL REFERENCES motion(motion_no),
  councillor_id int NOT NULL REFERENCES councillor(councillor_id),
  ballot varchar(8) NOT NULL,
  PRIMARY KEY (motion_no, councillor_id)
);
CREATE TABLE petition (
  petition_id int PRIMARY KEY,
  title varchar(120) NOT NULL,
  started date NOT NULL,
  signatures int NOT NULL,
  answered date
);
