CREATE TABLE trade (trade_id integer PRIMARY KEY, trade_name text NOT NULL, training_months integer NOT NULL);
CREATE TABLE firm (firm_id integer PRIMARY KEY, firm_name text NOT NULL, town text NOT NULL, licence_until date);
CREATE TABLE apprentice (
  apprentice_id integer PRIMARY KEY,
  full_name text NOT NULL,
  date_of_birth date NOT NULL,
  trade_id integer NOT NULL,
  firm_id integer,
  contract_start date NOT NULL,
  contract_end date NOT NULL,
  broken_off_on date,
  monthly_pay numeric(7,2) NOT NULL
);
COMMENT ON COLUMN apprentice.broken_off_on IS 'contract ended early, empty otherwise';
CREATE TABLE master (master_id integer PRIMARY KEY, full_name text NOT NULL, firm_id integer NOT NULL, certified_on date);
CREATE TABLE exam (exam_id integer PRIMARY KEY, apprentice_id integer NOT NULL, exam_kind text NOT NULL, exam_date date NOT NULL, points integer, passed boolean);
COMMENT ON COLUMN exam.exam_kind IS 'midterm, final theory or final practice';
CREATE TABLE school_absence (absence_id integer PRIMARY KEY, apprentice_id integer NOT NULL, absent_on date NOT NULL, lessons integer NOT NULL, excused boolean NOT NULL);
