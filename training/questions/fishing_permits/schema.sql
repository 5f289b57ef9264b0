CREATE TABLE anglers (
  ang_id int PRIMARY KEY,
  ang_name text NOT NULL,
  ang_county text NOT NULL,
  ang_born date NOT NULL,
  ang_email text
);
CREATE TABLE waters (
  wat_id int PRIMARY KEY,
  wat_name text NOT NULL,
  wat_kind text NOT NULL,           -- lake, river, pond
  wat_county text NOT NULL,
  wat_day_limit int NOT NULL        -- fish per angler and day
);
CREATE TABLE wardens (
  war_id int PRIMARY KEY,
  war_name text NOT NULL,
  war_county text NOT NULL,
  war_chief int REFERENCES wardens
);
CREATE TABLE permits (
  per_no int PRIMARY KEY,
  ang_id int NOT NULL REFERENCES anglers,
  wat_id int REFERENCES waters,     -- null: all waters
  per_type text NOT NULL,           -- day, week, season
  per_applied date NOT NULL,
  per_issued date,
  per_from date,
  per_to date,
  per_fee numeric(7,2) NOT NULL,
  per_paid date,
  per_refused date
);
CREATE TABLE catches (
  cat_id int PRIMARY KEY,
  per_no int NOT NULL REFERENCES permits,
  wat_id int NOT NULL REFERENCES waters,
  cat_day date NOT NULL,
  cat_reported date NOT NULL,
  cat_species text NOT NULL,
  cat_cm int NOT NULL,
  cat_g int NOT NULL,
  cat_released boolean NOT NULL
);
CREATE TABLE checks (
  chk_id int PRIMARY KEY,
  war_id int NOT NULL REFERENCES wardens,
  ang_id int REFERENCES anglers,
  wat_id int NOT NULL REFERENCES waters,
  chk_at timestamp NOT NULL,
  chk_result text NOT NULL,         -- fine, warning, penalty
  pen_eur numeric(7,2),
  pen_paid date
);
COMMENT ON COLUMN catches.cat_g IS 'weight in grams';
COMMENT ON COLUMN checks.chk_result IS 'fine means all in order';
