CREATE TABLE t_school (
  school_id integer PRIMARY KEY,
  school_name text NOT NULL,
  region text NOT NULL,
  fee_paid_on date
);
CREATE TABLE t_speaker (
  speaker_id integer PRIMARY KEY,
  speaker_name text NOT NULL,
  school_id integer NOT NULL REFERENCES t_school(school_id),
  school_year integer NOT NULL,
  novice boolean NOT NULL
);
CREATE TABLE t_judge (
  judge_id integer PRIMARY KEY,
  judge_name text NOT NULL,
  school_id integer REFERENCES t_school(school_id),
  accredited_on date
);
CREATE TABLE t_motion (
  motion_id integer PRIMARY KEY,
  wording text NOT NULL,
  theme text NOT NULL
);
CREATE TABLE t_round (
  round_id integer PRIMARY KEY,
  season text NOT NULL,
  round_no integer NOT NULL,
  held_on date NOT NULL,
  host_school_id integer REFERENCES t_school(school_id),
  motion_id integer NOT NULL REFERENCES t_motion(motion_id)
);
CREATE TABLE t_debate (
  debate_id integer PRIMARY KEY,
  round_id integer NOT NULL REFERENCES t_round(round_id),
  prop_school_id integer NOT NULL REFERENCES t_school(school_id),
  opp_school_id integer NOT NULL REFERENCES t_school(school_id),
  chair_judge_id integer REFERENCES t_judge(judge_id),
  winner text CHECK (winner IN ('prop','opp'))
);
CREATE TABLE t_speech (
  speech_id integer PRIMARY KEY,
  debate_id integer NOT NULL REFERENCES t_debate(debate_id),
  speaker_id integer NOT NULL REFERENCES t_speaker(speaker_id),
  side text NOT NULL,
  points numeric(4,1),
  seconds integer NOT NULL
);
COMMENT ON COLUMN t_debate.winner IS 'prop: the proposing school, opp: the opposing school; empty until judged';
COMMENT ON COLUMN t_school.fee_paid_on IS 'league fee of the season 2025/26';
