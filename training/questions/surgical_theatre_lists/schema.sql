CREATE TABLE theatre (theatre_no integer PRIMARY KEY, nickname text NOT NULL, building text NOT NULL, has_robot boolean NOT NULL);
CREATE TABLE surgeon (staff_no integer PRIMARY KEY, name text NOT NULL, specialty text NOT NULL, grade text NOT NULL);
COMMENT ON COLUMN surgeon.grade IS 'consultant, registrar or trainee';
CREATE TABLE procedure_type (proc_code text PRIMARY KEY, proc_name text NOT NULL, specialty text NOT NULL, expected_minutes integer NOT NULL, tariff_eur numeric(9,2) NOT NULL);
COMMENT ON COLUMN procedure_type.tariff_eur IS 'what the insurers pay for one';
CREATE TABLE case_record (
  case_no text PRIMARY KEY,
  patient_no integer NOT NULL,
  patient_age integer NOT NULL,
  proc_code text NOT NULL REFERENCES procedure_type,
  theatre_no integer REFERENCES theatre,
  requested_by integer NOT NULL REFERENCES surgeon(staff_no),
  lead_surgeon integer REFERENCES surgeon(staff_no),
  assistant integer REFERENCES surgeon(staff_no),
  listed_on date NOT NULL,
  planned_on date,
  operated_on date,
  discharged_on date,
  cancelled_on date,
  cancel_reason text,
  is_emergency boolean NOT NULL,
  anaesthetic_minutes integer,
  knife_minutes integer,
  cost_materials_eur numeric(9,2),
  cost_implant_eur numeric(9,2),
  tariff_billed_eur numeric(9,2)
);
COMMENT ON COLUMN case_record.listed_on IS 'put on the waiting list';
COMMENT ON COLUMN case_record.knife_minutes IS 'from first cut to last stitch';
COMMENT ON COLUMN case_record.anaesthetic_minutes IS 'whole time under anaesthetic, knife time included';
CREATE TABLE complication (case_no text NOT NULL REFERENCES case_record, seq integer NOT NULL, noted_on date NOT NULL, kind text NOT NULL, severity integer NOT NULL, PRIMARY KEY (case_no, seq));
COMMENT ON COLUMN complication.severity IS '1 = mild to 5 = fatal';
