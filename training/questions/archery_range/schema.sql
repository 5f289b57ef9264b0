CREATE TABLE members (
  id bigint PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  bow_style varchar(20) NOT NULL,
  classification varchar(20),
  born_on date,
  handicap int,
  membership_ends_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE lanes (
  id bigint PRIMARY KEY,
  number int NOT NULL,
  metres int NOT NULL,
  indoor boolean NOT NULL,
  closed_until date
);
CREATE TABLE lane_bookings (
  id bigint PRIMARY KEY,
  lane_id bigint NOT NULL REFERENCES lanes(id),
  member_id bigint REFERENCES members(id),
  guest_name varchar(60),
  starts_at timestamptz NOT NULL,
  minutes int NOT NULL,
  fee_pence int NOT NULL,
  paid_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE competitions (
  id bigint PRIMARY KEY,
  title varchar(80) NOT NULL,
  round_name varchar(40) NOT NULL,
  held_on date NOT NULL,
  entry_fee_pence int NOT NULL,
  max_score int NOT NULL
);
CREATE TABLE scores (
  id bigint PRIMARY KEY,
  competition_id bigint NOT NULL REFERENCES competitions(id),
  member_id bigint NOT NULL REFERENCES members(id),
  points int,
  golds int,
  retired boolean NOT NULL DEFAULT false
);
CREATE TABLE coaches (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members(id),
  level int NOT NULL,
  hourly_pence int NOT NULL
);
CREATE TABLE lessons (
  id bigint PRIMARY KEY,
  coach_id bigint NOT NULL REFERENCES coaches(id),
  member_id bigint NOT NULL REFERENCES members(id),
  starts_at timestamptz NOT NULL,
  minutes int NOT NULL,
  attended boolean
);
CREATE TABLE bow_rentals (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members(id),
  bow_code varchar(10) NOT NULL,
  draw_lbs int NOT NULL,
  out_on date NOT NULL,
  due_on date NOT NULL,
  back_on date,
  damaged boolean NOT NULL DEFAULT false
);
