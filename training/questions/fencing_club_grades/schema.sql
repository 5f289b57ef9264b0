CREATE TABLE fencers (
  fencer_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born date NOT NULL,
  joined date NOT NULL,
  resigned date,
  weapon text NOT NULL,
  sponsor_id int REFERENCES fencers(fencer_id)
);
CREATE TABLE coaches (
  coach_id int PRIMARY KEY,
  full_name text NOT NULL,
  contract_from date NOT NULL,
  contract_until date,
  hourly_pay numeric(6,2) NOT NULL
);
CREATE TABLE subscriptions (
  subscription_id int PRIMARY KEY,
  fencer_id int NOT NULL REFERENCES fencers(fencer_id),
  season text NOT NULL,
  invoiced date NOT NULL,
  due date NOT NULL,
  paid date,
  fee numeric(7,2) NOT NULL,
  rebate numeric(7,2) NOT NULL DEFAULT 0
);
CREATE TABLE lessons (
  lesson_id int PRIMARY KEY,
  fencer_id int NOT NULL REFERENCES fencers(fencer_id),
  coach_id int NOT NULL REFERENCES coaches(coach_id),
  booked timestamp NOT NULL,
  starts timestamp NOT NULL,
  cancelled timestamp,
  price numeric(6,2) NOT NULL,
  minutes int NOT NULL
);
CREATE TABLE grade_exams (
  exam_id int PRIMARY KEY,
  fencer_id int NOT NULL REFERENCES fencers(fencer_id),
  trained_by int NOT NULL REFERENCES coaches(coach_id),
  examined_by int REFERENCES coaches(coach_id),
  grade text NOT NULL,
  entered date NOT NULL,
  planned date NOT NULL,
  taken date,
  passed boolean,
  exam_fee numeric(6,2) NOT NULL
);
CREATE TABLE gear_loans (
  loan_id int PRIMARY KEY,
  fencer_id int NOT NULL REFERENCES fencers(fencer_id),
  item text NOT NULL,
  lent date NOT NULL,
  due_back date NOT NULL,
  returned date,
  deposit numeric(6,2) NOT NULL
);
CREATE TABLE bouts (
  bout_id int PRIMARY KEY,
  winner_id int NOT NULL REFERENCES fencers(fencer_id),
  loser_id int NOT NULL REFERENCES fencers(fencer_id),
  referee_id int REFERENCES fencers(fencer_id),
  fought timestamp NOT NULL,
  winner_hits int NOT NULL,
  loser_hits int NOT NULL
);
COMMENT ON COLUMN fencers.weapon IS 'foil, epee, sabre';
COMMENT ON COLUMN grade_exams.grade IS 'yellow, red, blue, black';
COMMENT ON COLUMN subscriptions.season IS '2024/25, 2025/26';
