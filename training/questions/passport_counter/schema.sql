CREATE TABLE office (office_no int PRIMARY KEY, office_nm text NOT NULL, counters int NOT NULL);
CREATE TABLE citizen (cit_no int PRIMARY KEY, fam_nm text NOT NULL, given_nm text NOT NULL, birth_dt date NOT NULL, minor_flag int NOT NULL);
CREATE TABLE doc_kind (kind_cd text PRIMARY KEY, kind_nm text NOT NULL, fee_eur numeric(6,2) NOT NULL, valid_years int NOT NULL);
CREATE TABLE application (appl_no int PRIMARY KEY, cit_no int NOT NULL, office_no int NOT NULL, kind_cd text NOT NULL, applied_dt date NOT NULL, express_flag int NOT NULL, sent_to_print_dt date, arrived_dt date, handed_out_dt date, fee_paid_eur numeric(6,2) NOT NULL);
CREATE TABLE document (doc_no text PRIMARY KEY, cit_no int NOT NULL, kind_cd text NOT NULL, issued_dt date NOT NULL, expires_dt date NOT NULL, lost_dt date);
CREATE TABLE appointment (appt_no int PRIMARY KEY, office_no int NOT NULL, cit_no int NOT NULL, appt_ts timestamp NOT NULL, booked_dt date NOT NULL, showed_flag int);
COMMENT ON COLUMN appointment.showed_flag IS '1 came, 0 did not come, empty if in the future';
COMMENT ON COLUMN application.arrived_dt IS 'document arrived at the office from the printer';
