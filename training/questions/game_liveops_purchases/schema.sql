CREATE TABLE studio (
  studio_id smallint PRIMARY KEY,
  studio_name text NOT NULL
);
CREATE TABLE game (
  game_id smallint PRIMARY KEY,
  title text NOT NULL,
  studio_id smallint NOT NULL REFERENCES studio,
  genre text NOT NULL,
  released_on date,
  sunset_on date
);
CREATE TABLE player (
  player_id integer PRIMARY KEY,
  nickname text NOT NULL,
  country char(2) NOT NULL,
  platform text NOT NULL,
  registered_at timestamp NOT NULL,
  banned boolean NOT NULL DEFAULT false
);
CREATE TABLE install (
  player_id integer NOT NULL REFERENCES player,
  game_id smallint NOT NULL REFERENCES game,
  installed_at timestamp NOT NULL,
  source text NOT NULL,
  uninstalled_at timestamp,
  PRIMARY KEY (player_id, game_id)
);
CREATE TABLE play_session (
  session_id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES player,
  game_id smallint NOT NULL REFERENCES game,
  started_at timestamp NOT NULL,
  minutes integer NOT NULL,
  levels_cleared integer NOT NULL
);
CREATE TABLE shop_item (
  sku text PRIMARY KEY,
  game_id smallint NOT NULL REFERENCES game,
  item_name text NOT NULL,
  item_type text NOT NULL,
  price_usd numeric(6,2) NOT NULL
);
CREATE TABLE iap (
  iap_id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES player,
  sku text NOT NULL REFERENCES shop_item,
  qty integer NOT NULL,
  paid_usd numeric(8,2) NOT NULL,
  store_fee_usd numeric(8,2) NOT NULL,
  bought_at timestamp NOT NULL,
  charged_back boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE iap IS 'in-app purchases';
CREATE TABLE live_event (
  event_id smallint PRIMARY KEY,
  game_id smallint NOT NULL REFERENCES game,
  event_name text NOT NULL,
  starts_at timestamp NOT NULL,
  ends_at timestamp NOT NULL
);
CREATE TABLE event_entry (
  event_id smallint NOT NULL REFERENCES live_event,
  player_id integer NOT NULL REFERENCES player,
  score integer NOT NULL,
  PRIMARY KEY (event_id, player_id)
);
