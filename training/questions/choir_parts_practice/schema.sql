CREATE TABLE choirs_choir (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  country text NOT NULL,
  founded_year int,
  is_archived boolean NOT NULL,
  date_created timestamptz NOT NULL
);
CREATE TABLE accounts_user (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  email_confirmed boolean NOT NULL,
  date_joined timestamptz NOT NULL,
  last_login timestamptz
);
CREATE TABLE choirs_membership (
  id int PRIMARY KEY,
  choir_id int NOT NULL REFERENCES choirs_choir(id),
  user_id int NOT NULL REFERENCES accounts_user(id),
  voice_part text NOT NULL,
  is_conductor boolean NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE billing_subscription (
  id int PRIMARY KEY,
  choir_id int NOT NULL REFERENCES choirs_choir(id),
  plan text NOT NULL,
  seats int NOT NULL,
  yearly_price numeric(8,2) NOT NULL,
  state text NOT NULL,
  start_date date NOT NULL,
  renews_on date,
  ended_on date
);
CREATE TABLE library_piece (
  id int PRIMARY KEY,
  choir_id int NOT NULL REFERENCES choirs_choir(id),
  title text NOT NULL,
  composer text,
  language text NOT NULL,
  minutes numeric(4,1) NOT NULL,
  added_by_id int NOT NULL REFERENCES accounts_user(id),
  date_created timestamptz NOT NULL
);
CREATE TABLE library_track (
  id int PRIMARY KEY,
  piece_id int NOT NULL REFERENCES library_piece(id),
  voice_part text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  size_mb numeric(6,1) NOT NULL
);
CREATE TABLE practice_play (
  id int PRIMARY KEY,
  track_id int NOT NULL REFERENCES library_track(id),
  user_id int NOT NULL REFERENCES accounts_user(id),
  played_at timestamptz NOT NULL,
  seconds int NOT NULL,
  was_completed boolean NOT NULL
);
CREATE TABLE rehearsals_rehearsal (
  id int PRIMARY KEY,
  choir_id int NOT NULL REFERENCES choirs_choir(id),
  starts_at timestamptz NOT NULL,
  venue text NOT NULL,
  status text NOT NULL
);
CREATE TABLE rehearsals_attendance (
  rehearsal_id int NOT NULL REFERENCES rehearsals_rehearsal(id),
  user_id int NOT NULL REFERENCES accounts_user(id),
  answer text NOT NULL,
  was_present boolean,
  answered_at timestamptz,
  PRIMARY KEY (rehearsal_id, user_id)
);
COMMENT ON COLUMN choirs_membership.voice_part IS 'soprano, alto, tenor, bass';
COMMENT ON COLUMN billing_subscription.state IS 'trial, active, unpaid, ended';
COMMENT ON COLUMN rehearsals_rehearsal.status IS 'planned, held, cancelled';
COMMENT ON COLUMN rehearsals_attendance.answer IS 'yes, no, maybe, none';
