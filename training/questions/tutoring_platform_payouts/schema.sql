CREATE TABLE subject (subject_id int PRIMARY KEY, subject_name text NOT NULL, level text NOT NULL);
CREATE TABLE tutor (tutor_id int PRIMARY KEY, tutor_name text NOT NULL, city text, approved_on date NOT NULL, platform_cut_pct numeric(4,1) NOT NULL DEFAULT 20);
CREATE TABLE pupil (pupil_id int PRIMARY KEY, pupil_name text NOT NULL, school_year int, joined_on date NOT NULL, recruited_by text);
CREATE TABLE lesson (lesson_id int PRIMARY KEY, tutor_id int NOT NULL REFERENCES tutor, pupil_id int NOT NULL REFERENCES pupil, subject_id int NOT NULL REFERENCES subject, requested_at timestamp NOT NULL, starts_at timestamp NOT NULL, minutes int NOT NULL, hourly_price numeric(6,2) NOT NULL, is_trial boolean NOT NULL, lesson_state text NOT NULL CHECK (lesson_state IN ('planned','held','cancelled by pupil','cancelled by tutor')));
CREATE TABLE rating (lesson_id int PRIMARY KEY REFERENCES lesson, stars int NOT NULL CHECK (stars BETWEEN 1 AND 5), rated_on date NOT NULL);
CREATE TABLE payout (payout_id int PRIMARY KEY, tutor_id int NOT NULL REFERENCES tutor, month date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE credit_pack (pack_id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupil, bought_on date NOT NULL, hours int NOT NULL, price numeric(8,2) NOT NULL, voucher_discount numeric(7,2) NOT NULL DEFAULT 0);
COMMENT ON COLUMN payout.month IS 'first day of the month that is paid out';
COMMENT ON COLUMN credit_pack.price IS 'before the voucher discount';
