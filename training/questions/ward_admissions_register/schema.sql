CREATE TABLE patient (mrn text PRIMARY KEY, sex char(1) NOT NULL, born date NOT NULL, town text NOT NULL, insurer_id int);
CREATE TABLE insurer (insurer_id int PRIMARY KEY, insurer_nm text NOT NULL, public_scheme boolean NOT NULL);
CREATE TABLE ward (ward_cd text PRIMARY KEY, ward_nm text NOT NULL, beds int NOT NULL);
CREATE TABLE consultant (cons_id int PRIMARY KEY, cons_nm text NOT NULL, specialty text NOT NULL);
CREATE TABLE spell (spell_no int PRIMARY KEY, mrn text NOT NULL, ward_cd text NOT NULL, admitting_cons int NOT NULL, discharging_cons int, admitted timestamp NOT NULL, discharged timestamp, method text NOT NULL, outcome text);
CREATE TABLE diagnosis (spell_no int NOT NULL, seq int NOT NULL, icd text NOT NULL, PRIMARY KEY (spell_no, seq));
COMMENT ON COLUMN diagnosis.seq IS '1 = main diagnosis';
CREATE TABLE icd_text (icd text PRIMARY KEY, label text NOT NULL);
CREATE TABLE procedure_done (proc_id int PRIMARY KEY, spell_no int NOT NULL, proc_nm text NOT NULL, minutes int NOT NULL, tariff numeric(8,2) NOT NULL);
