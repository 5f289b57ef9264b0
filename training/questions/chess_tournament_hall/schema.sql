CREATE TABLE player (
  pid integer PRIMARY KEY,
  name text NOT NULL,
  title text,
  fed text NOT NULL,
  rating integer NOT NULL,
  peak_rating integer NOT NULL,
  born integer NOT NULL
);
COMMENT ON COLUMN player.title IS 'GM, IM or FM; empty without a title';
COMMENT ON COLUMN player.fed IS 'federation, that is country';
CREATE TABLE event (
  eid integer PRIMARY KEY,
  event_name text NOT NULL,
  pace text NOT NULL,
  first_round date NOT NULL,
  last_round date NOT NULL,
  prize_fund numeric(9,2) NOT NULL,
  entry_fee numeric(6,2) NOT NULL
);
COMMENT ON COLUMN event.pace IS 'classical, rapid or blitz';
CREATE TABLE entry (
  eid integer NOT NULL REFERENCES event(eid),
  pid integer NOT NULL REFERENCES player(pid),
  seed integer NOT NULL,
  final_rank integer,
  prize numeric(8,2) NOT NULL,
  rating_change numeric(5,1) NOT NULL,
  withdrew boolean NOT NULL,
  PRIMARY KEY (eid, pid)
);
COMMENT ON COLUMN entry.seed IS 'place in the starting list, 1 for the highest rated';
CREATE TABLE game (
  gid integer PRIMARY KEY,
  eid integer NOT NULL REFERENCES event(eid),
  round integer NOT NULL,
  played_on date NOT NULL,
  white_id integer NOT NULL REFERENCES player(pid),
  black_id integer NOT NULL REFERENCES player(pid),
  result text NOT NULL,
  moves integer NOT NULL,
  minutes integer NOT NULL,
  opening text NOT NULL,
  FOREIGN KEY (eid, white_id) REFERENCES entry(eid, pid)
);
COMMENT ON COLUMN game.result IS '1-0 white won, 0-1 black won, 1/2 draw';
