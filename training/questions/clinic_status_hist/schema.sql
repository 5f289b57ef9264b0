CREATE TABLE pt (pt_no int PRIMARY KEY, surname text NOT NULL, forename text NOT NULL, dob date NOT NULL, insurer text);
CREATE TABLE ref (ref_no int PRIMARY KEY, pt_no int NOT NULL, ref_by text NOT NULL, spec_cd char(3) NOT NULL, recd date NOT NULL, urg smallint NOT NULL);
CREATE TABLE ref_st (ref_no int NOT NULL, st_seq int NOT NULL, st text NOT NULL, st_at timestamp NOT NULL, by_user text NOT NULL, PRIMARY KEY (ref_no, st_seq));
CREATE TABLE spec (spec_cd char(3) PRIMARY KEY, spec_nm text NOT NULL, target_days int NOT NULL);
COMMENT ON TABLE ref IS 'referrals received';
COMMENT ON COLUMN ref.urg IS '1 routine, 2 soon, 3 urgent';
COMMENT ON TABLE ref_st IS 'history of states of a referral; the one with the highest st_seq is the present one';
COMMENT ON COLUMN ref_st.st IS 'received, triaged, booked, seen, discharged, rejected';
