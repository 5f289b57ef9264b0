CREATE TABLE k_election_type (code smallint PRIMARY KEY, text varchar(40) NOT NULL);
CREATE TABLE k_ballot_state (code char(1) PRIMARY KEY, text varchar(40) NOT NULL);
CREATE TABLE k_officer_role (code char(2) PRIMARY KEY, text varchar(40) NOT NULL);
CREATE TABLE election (
  election_no int PRIMARY KEY,
  title varchar(60) NOT NULL,
  type_code smallint NOT NULL REFERENCES k_election_type(code),
  election_day date NOT NULL,
  registered_voters int
);
CREATE TABLE polling_station (
  station_no int PRIMARY KEY,
  building varchar(60) NOT NULL,
  ward varchar(30) NOT NULL,
  wheelchair char(1) NOT NULL,
  booths int NOT NULL
);
CREATE TABLE party (
  party_code varchar(5) PRIMARY KEY,
  party_name varchar(50) NOT NULL,
  founded int
);
CREATE TABLE candidate (
  candidate_no int PRIMARY KEY,
  election_no int NOT NULL REFERENCES election(election_no),
  party_code varchar(5) REFERENCES party(party_code),
  full_name varchar(60) NOT NULL,
  age int,
  withdrawn char(1) NOT NULL
);
CREATE TABLE station_result (
  election_no int NOT NULL REFERENCES election(election_no),
  station_no int NOT NULL REFERENCES polling_station(station_no),
  candidate_no int NOT NULL REFERENCES candidate(candidate_no),
  votes int NOT NULL,
  PRIMARY KEY (station_no, candidate_no)
);
CREATE TABLE turnout (
  election_no int NOT NULL REFERENCES election(election_no),
  station_no int NOT NULL REFERENCES polling_station(station_no),
  entitled int NOT NULL,
  ballots int NOT NULL,
  spoilt int NOT NULL,
  counted_at timestamp,
  PRIMARY KEY (election_no, station_no)
);
CREATE TABLE postal_ballot (
  ballot_no int PRIMARY KEY,
  election_no int NOT NULL REFERENCES election(election_no),
  ward varchar(30) NOT NULL,
  requested_on date NOT NULL,
  sent_on date,
  returned_on date,
  state char(1) NOT NULL REFERENCES k_ballot_state(code)
);
CREATE TABLE officer (
  officer_no int PRIMARY KEY,
  name varchar(60) NOT NULL,
  role_code char(2) NOT NULL REFERENCES k_officer_role(code),
  station_no int REFERENCES polling_station(station_no),
  fee numeric(6,2) NOT NULL,
  trained_on date
);
