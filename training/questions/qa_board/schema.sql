CREATE TABLE users (
  id int PRIMARY KEY,
  username text NOT NULL,
  country text NOT NULL,
  reputation int NOT NULL,
  is_moderator boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  suspended_until date
);
CREATE TABLE questions (
  id int PRIMARY KEY,
  asker_id int NOT NULL REFERENCES users,
  title text NOT NULL,
  score int NOT NULL,
  views int NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by int REFERENCES users,
  accepted_answer_id int,
  duplicate_of_id int REFERENCES questions
);
CREATE TABLE answers (
  id int PRIMARY KEY,
  question_id int NOT NULL REFERENCES questions,
  author_id int NOT NULL REFERENCES users,
  score int NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
ALTER TABLE questions ADD FOREIGN KEY (accepted_answer_id) REFERENCES answers;
CREATE TABLE tags (id int PRIMARY KEY, name text NOT NULL UNIQUE);
CREATE TABLE question_tags (question_id int REFERENCES questions, tag_id int REFERENCES tags, PRIMARY KEY (question_id, tag_id));
CREATE TABLE votes (
  id int PRIMARY KEY,
  votable_type text NOT NULL,      -- Question, Answer
  votable_id int NOT NULL,
  voter_id int NOT NULL REFERENCES users,
  value int NOT NULL,              -- 1 up, -1 down
  created_at timestamptz NOT NULL
);
CREATE TABLE bounties (
  id int PRIMARY KEY,
  question_id int NOT NULL REFERENCES questions,
  offered_by int NOT NULL REFERENCES users,
  awarded_to int REFERENCES users,
  points int NOT NULL,
  offered_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  awarded_at timestamptz
);
