CREATE TABLE guilds (
  guild_id integer PRIMARY KEY,
  name text NOT NULL UNIQUE,
  language text NOT NULL,
  founded_at bigint NOT NULL,
  max_members smallint NOT NULL DEFAULT 30
);
CREATE TABLE players (
  player_id integer PRIMARY KEY,
  nickname text NOT NULL UNIQUE,
  country char(2) NOT NULL,
  platform text NOT NULL CHECK (platform IN ('ios','android','web')),
  installed_at bigint NOT NULL,
  last_seen_at bigint,
  xp integer NOT NULL DEFAULT 0,
  gems integer NOT NULL DEFAULT 0,
  guild_id integer REFERENCES guilds,
  guild_role text,
  invited_by integer REFERENCES players,
  ad_source text,
  push_enabled boolean NOT NULL DEFAULT true
);
CREATE TABLE levels (
  level_no integer PRIMARY KEY,
  name text NOT NULL,
  world text NOT NULL,
  difficulty text NOT NULL,
  par_seconds integer NOT NULL,
  added_in_version text NOT NULL
);
CREATE TABLE sessions (
  session_id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players,
  started_at bigint NOT NULL,
  ended_at bigint,
  app_version text NOT NULL,
  device_model text,
  crashed boolean NOT NULL DEFAULT false
);
CREATE TABLE attempts (
  attempt_id integer PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions,
  level_no integer NOT NULL REFERENCES levels,
  began_at bigint NOT NULL,
  seconds integer NOT NULL,
  result text NOT NULL CHECK (result IN ('won','lost','quit')),
  score integer NOT NULL DEFAULT 0,
  stars smallint,
  boosters_used smallint NOT NULL DEFAULT 0
);
CREATE TABLE products (
  sku text PRIMARY KEY,
  title text NOT NULL,
  category text NOT NULL,
  price_usd numeric(6,2) NOT NULL,
  gems_given integer,
  retired_at bigint
);
CREATE TABLE purchases (
  purchase_id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players,
  sku text NOT NULL REFERENCES products,
  bought_at bigint NOT NULL,
  quantity smallint NOT NULL DEFAULT 1,
  paid_usd numeric(8,2) NOT NULL,
  store_fee_usd numeric(8,2) NOT NULL,
  refunded_at bigint
);
CREATE TABLE ad_views (
  ad_view_id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players,
  network text NOT NULL,
  placement text NOT NULL,
  viewed_at bigint NOT NULL,
  completed boolean NOT NULL,
  revenue_usd numeric(8,4) NOT NULL
);
CREATE TABLE bans (
  ban_id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players,
  reason text NOT NULL,
  banned_at bigint NOT NULL,
  lifted_at bigint,
  moderator text NOT NULL
);
CREATE TABLE tournaments (
  tournament_id integer NOT NULL,
  player_id integer NOT NULL REFERENCES players,
  title text NOT NULL,
  held_at bigint NOT NULL,
  final_rank smallint NOT NULL,
  prize_gems integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tournament_id, player_id)
);
