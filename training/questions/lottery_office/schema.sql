CREATE TABLE game_code (
  game char(2) PRIMARY KEY,
  game_name text NOT NULL,
  ticket_price_cents int NOT NULL,
  payout_pct numeric(4,1) NOT NULL
);
CREATE TABLE outlet_kind (
  kind_code smallint PRIMARY KEY,
  kind_label text NOT NULL
);
CREATE TABLE claim_status (
  status_code char(1) PRIMARY KEY,
  status_label text NOT NULL
);
CREATE TABLE outlet (
  outlet_no int PRIMARY KEY,
  outlet_name text NOT NULL,
  town text NOT NULL,
  kind_code smallint NOT NULL REFERENCES outlet_kind(kind_code),
  licence_from date NOT NULL,
  licence_until date NOT NULL,
  commission_pct numeric(4,1) NOT NULL
);
CREATE TABLE draw (
  draw_id int PRIMARY KEY,
  game char(2) NOT NULL REFERENCES game_code(game),
  drawn_on date NOT NULL,
  jackpot_cents bigint NOT NULL,
  jackpot_won boolean
);
CREATE TABLE daily_sale (
  outlet_no int NOT NULL REFERENCES outlet(outlet_no),
  game char(2) NOT NULL REFERENCES game_code(game),
  sale_day date NOT NULL,
  tickets int NOT NULL,
  PRIMARY KEY (outlet_no, game, sale_day)
);
CREATE TABLE prize_claim (
  claim_no int PRIMARY KEY,
  draw_id int NOT NULL REFERENCES draw(draw_id),
  outlet_no int REFERENCES outlet(outlet_no),
  prize_cents bigint NOT NULL,
  claimed_on date NOT NULL,
  status_code char(1) NOT NULL REFERENCES claim_status(status_code),
  paid_on date
);
CREATE TABLE inspection (
  inspection_id int PRIMARY KEY,
  outlet_no int NOT NULL REFERENCES outlet(outlet_no),
  inspected_on date NOT NULL,
  inspector text NOT NULL,
  sold_to_minor boolean NOT NULL,
  remarks text
);
