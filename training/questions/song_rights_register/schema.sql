CREATE TABLE writers (writer_id int PRIMARY KEY, pen_name text NOT NULL, society text NOT NULL, died_on date);
CREATE TABLE works (work_code text PRIMARY KEY, song_title text NOT NULL, registered date NOT NULL, language text NOT NULL, instrumental boolean NOT NULL);
CREATE TABLE shares (work_code text NOT NULL, writer_id int NOT NULL, role text NOT NULL, pct numeric(5,2) NOT NULL, PRIMARY KEY (work_code, writer_id));
COMMENT ON COLUMN shares.role IS 'C composer, L lyricist, A arranger';
CREATE TABLE users_of_music (user_id int PRIMARY KEY, outlet text NOT NULL, sort text NOT NULL);
CREATE TABLE usage_reports (report_id int PRIMARY KEY, work_code text NOT NULL, user_id int NOT NULL, played_month date NOT NULL, plays int NOT NULL, rate_per_play numeric(7,4) NOT NULL);
CREATE TABLE payouts (payout_id int PRIMARY KEY, writer_id int NOT NULL, quarter text NOT NULL, gross numeric(9,2) NOT NULL, deduction numeric(9,2) NOT NULL, sent_on date);
CREATE TABLE claims_disputed (claim_id int PRIMARY KEY, work_code text NOT NULL, claimant int NOT NULL, filed_on date NOT NULL, decided_on date, in_favour boolean);
COMMENT ON COLUMN claims_disputed.claimant IS 'writer who says that the split is wrong';
