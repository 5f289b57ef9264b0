CREATE TABLE lofts (
  lf_no int PRIMARY KEY,
  lf_owner text NOT NULL,
  lf_village text NOT NULL,
  lf_entered date NOT NULL,
  lf_quit date,
  lf_lat numeric(7,4), lf_lon numeric(7,4)
);
CREATE TABLE birds (
  ring text PRIMARY KEY,            -- ring number on the leg
  bd_name text,
  bd_sex char(1) NOT NULL,          -- C cock, H hen
  bd_hatched date NOT NULL,
  bd_colour text NOT NULL,
  bred_lf int NOT NULL REFERENCES lofts,   -- loft where it hatched
  now_lf int NOT NULL REFERENCES lofts,    -- loft it flies for
  sire text REFERENCES birds,
  dam text REFERENCES birds,
  lost_on date
);
CREATE TABLE races (
  rc_no int PRIMARY KEY,
  rc_from text NOT NULL,            -- place of release
  rc_km int NOT NULL,
  rc_planned date NOT NULL,
  rc_released timestamptz,          -- null: called off or still to come
  rc_fee numeric(5,2) NOT NULL      -- entry fee per bird
);
CREATE TABLE entries (
  rc_no int REFERENCES races,
  ring text REFERENCES birds,
  en_home timestamptz,              -- clocked in at home, null: not back that day
  en_speed numeric(7,2),            -- metres per minute
  en_place int,
  en_prize numeric(7,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (rc_no, ring)
);
CREATE TABLE sales (
  sl_no int PRIMARY KEY,
  ring text NOT NULL REFERENCES birds,
  sl_seller int NOT NULL REFERENCES lofts,
  sl_buyer int NOT NULL REFERENCES lofts,
  sl_agreed date NOT NULL,
  sl_paid date,
  sl_asked numeric(8,2) NOT NULL,
  sl_price numeric(8,2) NOT NULL
);
