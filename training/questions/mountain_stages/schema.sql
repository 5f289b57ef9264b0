CREATE TABLE team (
  team_code char(3) PRIMARY KEY,
  team_name text NOT NULL,
  bike_brand text NOT NULL,
  annual_budget_m numeric(5,1) NOT NULL
);
CREATE TABLE rider (
  rider_no integer PRIMARY KEY,
  rider_name text NOT NULL,
  team_code char(3) NOT NULL REFERENCES team(team_code),
  country text NOT NULL,
  age integer NOT NULL,
  weight_kg numeric(4,1) NOT NULL,
  turned_pro integer NOT NULL,
  contract_ends integer NOT NULL
);
CREATE TABLE stage (
  stage_no integer PRIMARY KEY,
  stage_date date NOT NULL,
  start_town text NOT NULL,
  finish_town text NOT NULL,
  km numeric(5,1) NOT NULL,
  climb_m integer NOT NULL,
  stage_type text NOT NULL,
  prize_first numeric(8,2) NOT NULL
);
COMMENT ON COLUMN stage.climb_m IS 'metres uphill in all';
CREATE TABLE pass (
  pass_id integer PRIMARY KEY,
  pass_name text NOT NULL,
  stage_no integer NOT NULL REFERENCES stage(stage_no),
  top_m integer NOT NULL,
  length_km numeric(4,1) NOT NULL,
  avg_gradient numeric(3,1) NOT NULL,
  category text NOT NULL
);
CREATE TABLE stage_result (
  stage_no integer NOT NULL REFERENCES stage(stage_no),
  rider_no integer NOT NULL REFERENCES rider(rider_no),
  pos integer,
  gap_s integer,
  bonus_s integer NOT NULL,
  penalty_s integer NOT NULL,
  sprint_pts integer NOT NULL,
  climb_pts integer NOT NULL,
  abandoned boolean NOT NULL,
  PRIMARY KEY (stage_no, rider_no)
);
COMMENT ON COLUMN stage_result.gap_s IS 'seconds behind the winner of the stage';
COMMENT ON COLUMN stage_result.bonus_s IS 'seconds taken off the total';
COMMENT ON COLUMN stage_result.penalty_s IS 'seconds put on the total';
