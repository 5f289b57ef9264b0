CREATE TABLE market_place (
  place_id int PRIMARY KEY,
  place_name text NOT NULL,
  borough text NOT NULL,
  opening_weekdays text NOT NULL
);
CREATE TABLE pitch (
  pitch_id int PRIMARY KEY,
  place_id int NOT NULL REFERENCES market_place(place_id),
  pitch_no text NOT NULL,
  width_m numeric(4,1) NOT NULL,
  has_power boolean NOT NULL,
  daily_rent_pence int NOT NULL
);
CREATE TABLE trader (
  trader_id int PRIMARY KEY,
  trading_name text NOT NULL,
  owner_name text NOT NULL,
  goods text NOT NULL,
  licence_until date,
  joined date NOT NULL,
  left_market date
);
CREATE TABLE pitch_booking (
  booking_id int PRIMARY KEY,
  pitch_id int NOT NULL REFERENCES pitch(pitch_id),
  trader_id int NOT NULL REFERENCES trader(trader_id),
  market_day date NOT NULL,
  rent_pence int NOT NULL,
  paid boolean NOT NULL,
  turned_up boolean
);
CREATE TABLE warden (
  warden_id int PRIMARY KEY,
  warden_name text NOT NULL,
  place_id int REFERENCES market_place(place_id)
);
CREATE TABLE offence (
  offence_id int PRIMARY KEY,
  trader_id int NOT NULL REFERENCES trader(trader_id),
  warden_id int NOT NULL REFERENCES warden(warden_id),
  noted_on date NOT NULL,
  rule_broken text NOT NULL,
  fine_pence int NOT NULL,
  settled_on date
);
CREATE TABLE visitor_count (
  place_id int NOT NULL REFERENCES market_place(place_id),
  counted_on date NOT NULL,
  visitors int NOT NULL,
  weather text,
  PRIMARY KEY (place_id, counted_on)
);
