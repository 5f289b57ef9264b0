CREATE TABLE dairy (
  dairy_id integer PRIMARY KEY,
  dairy_name text NOT NULL,
  valley text NOT NULL,
  organic boolean NOT NULL
);
CREATE TABLE cheese (
  cheese_id integer PRIMARY KEY,
  cheese_name text NOT NULL,
  dairy_id integer NOT NULL REFERENCES dairy(dairy_id),
  milk text NOT NULL,
  fat_pct integer NOT NULL,
  raw_milk boolean NOT NULL,
  min_months numeric(4,1) NOT NULL,
  shop_price_kg numeric(6,2) NOT NULL,
  farm_price_kg numeric(6,2) NOT NULL
);
COMMENT ON COLUMN cheese.min_months IS 'shortest time it has to ripen';
COMMENT ON COLUMN cheese.farm_price_kg IS 'price when bought at the dairy';
CREATE TABLE wheel (
  wheel_no integer PRIMARY KEY,
  cheese_id integer NOT NULL REFERENCES cheese(cheese_id),
  made_on date NOT NULL,
  into_cellar_on date NOT NULL,
  out_of_cellar_on date,
  sold_on date,
  start_kg numeric(5,2) NOT NULL,
  end_kg numeric(5,2),
  cellar text NOT NULL
);
COMMENT ON COLUMN wheel.start_kg IS 'weight when it was put in the cellar; end_kg when it was taken out';
CREATE TABLE judge (
  judge_id integer PRIMARY KEY,
  judge_name text NOT NULL,
  own_dairy integer REFERENCES dairy(dairy_id)
);
COMMENT ON COLUMN judge.own_dairy IS 'dairy the judge works for, if any';
CREATE TABLE score (
  wheel_no integer NOT NULL REFERENCES wheel(wheel_no),
  judge_id integer NOT NULL REFERENCES judge(judge_id),
  judged_on date NOT NULL,
  rind integer NOT NULL,
  dough integer NOT NULL,
  taste integer NOT NULL,
  PRIMARY KEY (wheel_no, judge_id)
);
COMMENT ON COLUMN score.rind IS 'rind, dough and taste from 0 to 20';
