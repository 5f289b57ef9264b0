CREATE TABLE performer (perf_no int PRIMARY KEY, stage_name text NOT NULL, act text NOT NULL, licence_no text, licence_from date, licence_to date, banned char(1) NOT NULL);
CREATE TABLE pitch (pitch_cd text PRIMARY KEY, pitch_nm text NOT NULL, amplified char(1) NOT NULL, slot_fee numeric(5,2) NOT NULL);
CREATE TABLE slot (slot_no int PRIMARY KEY, pitch_cd text NOT NULL REFERENCES pitch, perf_no int REFERENCES performer, slot_start timestamp NOT NULL, slot_min int NOT NULL, fee_paid char(1) NOT NULL, no_show char(1) NOT NULL);
CREATE TABLE noise_complaint (cmp_no int PRIMARY KEY, slot_no int NOT NULL REFERENCES slot, complainant text NOT NULL, made_at timestamp NOT NULL, upheld char(1), decided_on date);
CREATE TABLE hat_report (slot_no int PRIMARY KEY REFERENCES slot, coins numeric(7,2) NOT NULL, card numeric(7,2) NOT NULL);
COMMENT ON COLUMN hat_report.coins IS 'money in the hat as the performer reported it';
COMMENT ON COLUMN noise_complaint.upheld IS 'Y, N, null while undecided';
COMMENT ON COLUMN slot.perf_no IS 'null while the slot is free';
