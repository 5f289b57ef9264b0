CREATE TABLE tbl_applicant (app_no text PRIMARY KEY, surname text NOT NULL, forename text NOT NULL, household_size int NOT NULL, band char(1) NOT NULL, points int NOT NULL, registered_dt date NOT NULL, renewal_due_dt date NOT NULL, closed_dt date, medical_need char(1) NOT NULL);
CREATE TABLE tbl_estate (estate_cd text PRIMARY KEY, estate_nm text NOT NULL, ward_nm text NOT NULL);
CREATE TABLE tbl_dwelling (dwelling_no int PRIMARY KEY, estate_cd text NOT NULL, address text NOT NULL, bedrooms int NOT NULL, floor_no int NOT NULL, weekly_rent numeric(7,2) NOT NULL, vacant_since_dt date);
CREATE TABLE tbl_offer (offer_no int PRIMARY KEY, app_no text NOT NULL, dwelling_no int NOT NULL, offered_dt date NOT NULL, answer_due_dt date NOT NULL, answered_dt date, outcome text);
CREATE TABLE tbl_choice (app_no text NOT NULL, estate_cd text NOT NULL, rank_no int NOT NULL, PRIMARY KEY (app_no, estate_cd));
COMMENT ON COLUMN tbl_applicant.band IS 'A urgent, B high, C medium, D low';
COMMENT ON COLUMN tbl_applicant.medical_need IS 'Y or N';
COMMENT ON COLUMN tbl_applicant.closed_dt IS 'application housed or withdrawn; empty while on the list';
COMMENT ON COLUMN tbl_offer.outcome IS 'ACC accepted, REF refused, empty while open';
