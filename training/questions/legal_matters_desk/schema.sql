CREATE TABLE matters (matter_no text PRIMARY KEY, caption text NOT NULL, practice text NOT NULL, in_house_lead text NOT NULL, opened date NOT NULL, closed date, reserve numeric(11,2) NOT NULL, result text);
COMMENT ON COLUMN matters.result IS 'won, lost, settled; set on closing';
CREATE TABLE firms (firm_id int PRIMARY KEY, firm text NOT NULL, town text NOT NULL, panel boolean NOT NULL);
CREATE TABLE fee_notes (fn_id int PRIMARY KEY, matter_no text NOT NULL REFERENCES matters, firm_id int NOT NULL REFERENCES firms, issued date NOT NULL, paid date, disputed boolean NOT NULL);
CREATE TABLE fee_lines (fl_id int PRIMARY KEY, fn_id int NOT NULL REFERENCES fee_notes, timekeeper text NOT NULL, grade text NOT NULL, hrs numeric(5,1) NOT NULL, rate numeric(6,2) NOT NULL, cut_hrs numeric(5,1) NOT NULL);
COMMENT ON COLUMN fee_lines.cut_hrs IS 'hours struck off by us';
CREATE TABLE hearings (h_id int PRIMARY KEY, matter_no text NOT NULL REFERENCES matters, court text NOT NULL, fixed_for date NOT NULL, adjourned boolean NOT NULL);
