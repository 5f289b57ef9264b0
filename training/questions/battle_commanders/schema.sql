CREATE TABLE dim_war (
  war_key integer PRIMARY KEY,
  war_name text NOT NULL,
  start_year integer NOT NULL,
  end_year integer
);
CREATE TABLE dim_realm (
  realm_key integer PRIMARY KEY,
  realm_name text NOT NULL,
  capital text NOT NULL
);
CREATE TABLE dim_commander (
  commander_key integer PRIMARY KEY,
  commander_name text NOT NULL,
  realm_key integer NOT NULL REFERENCES dim_realm(realm_key),
  title text,
  birth_year integer,
  death_year integer,
  fell_in_battle boolean NOT NULL DEFAULT false
);
CREATE TABLE fact_battle (
  battle_key integer PRIMARY KEY,
  war_key integer NOT NULL REFERENCES dim_war(war_key),
  battle_name text NOT NULL,
  fought_on date NOT NULL,
  terrain text NOT NULL,
  winner_realm_key integer REFERENCES dim_realm(realm_key)
);
COMMENT ON COLUMN fact_battle.winner_realm_key IS 'empty if the battle was undecided';
CREATE TABLE fact_army (
  battle_key integer NOT NULL REFERENCES fact_battle(battle_key),
  realm_key integer NOT NULL REFERENCES dim_realm(realm_key),
  commander_key integer NOT NULL REFERENCES dim_commander(commander_key),
  soldiers integer NOT NULL,
  losses integer,
  PRIMARY KEY (battle_key, realm_key)
);
CREATE TABLE fact_reenactment (
  reenactment_key integer PRIMARY KEY,
  battle_key integer NOT NULL REFERENCES fact_battle(battle_key),
  held_on date NOT NULL,
  visitors integer NOT NULL,
  ticket_income numeric(10,2),
  organiser text NOT NULL
);
