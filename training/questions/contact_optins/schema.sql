-- consent register of a retail chain
CREATE TABLE stores (store_id int PRIMARY KEY, store_name text, store_format char(1), is_outlet boolean);
COMMENT ON COLUMN stores.store_format IS 'C city, M mall, R retail park';
CREATE TABLE people (
  person_id int PRIMARY KEY,
  full_name text,
  sex int,
  age_band int,
  home_store_id int,
  card_status char(1),
  deceased boolean,
  joined_on date,
  last_purchase_on date
);
COMMENT ON COLUMN people.sex IS '0 unknown, 1 male, 2 female';
COMMENT ON COLUMN people.age_band IS '1 under 25, 2 25 to 39, 3 40 to 59, 4 60 and over';
COMMENT ON COLUMN people.card_status IS 'G gold, S silver, N no card, L card reported lost';
COMMENT ON COLUMN people.last_purchase_on IS 'null: has never bought anything';
CREATE TABLE channel (ch char(1) PRIMARY KEY, channel_name text);
CREATE TABLE consent (
  person_id int,
  ch char(1),
  state char(1),
  double_optin boolean,
  asked_on date,
  answered_on date,
  withdrawn_on date,
  PRIMARY KEY (person_id, ch)
);
COMMENT ON COLUMN consent.state IS 'I opted in, O opted out, W withdrawn later, Q asked, no answer yet';
CREATE TABLE privacy_requests (
  req_id int PRIMARY KEY,
  person_id int,
  req_type char(3),
  received_on date,
  deadline date,
  closed_on date,
  refused boolean
);
COMMENT ON COLUMN privacy_requests.req_type IS 'ACC access to data, DEL erasure, COR correction, OBJ objection';
CREATE TABLE mail_sent (msg_id int PRIMARY KEY, person_id int, ch char(1), sent_on date, purpose char(1), returned boolean);
COMMENT ON COLUMN mail_sent.purpose IS 'A advertising, R recall notice, S survey';
COMMENT ON COLUMN mail_sent.returned IS 'true: came back as undeliverable';
