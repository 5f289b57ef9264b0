CREATE TABLE provider (
  prov_code text PRIMARY KEY,
  prov_name text NOT NULL,
  region text NOT NULL,
  trust_type text NOT NULL,
  beds_total integer NOT NULL,
  beds_icu integer NOT NULL,
  teaching boolean NOT NULL,
  opened_year integer NOT NULL,
  has_ae boolean NOT NULL
);
COMMENT ON COLUMN provider.has_ae IS 'runs an accident and emergency department';
COMMENT ON COLUMN provider.trust_type IS 'public, private or charity';
CREATE TABLE monthly_return (
  prov_code text NOT NULL REFERENCES provider(prov_code),
  period date NOT NULL,
  ae_attend integer,
  ae_over4h integer,
  ae_admitted integer,
  elective_adm integer NOT NULL,
  emergency_adm integer NOT NULL,
  day_cases integer NOT NULL,
  ops_planned integer NOT NULL,
  ops_cancelled integer NOT NULL,
  deaths integer NOT NULL,
  readm_30d integer NOT NULL,
  bed_days integer NOT NULL,
  nurses_fte numeric(7,1) NOT NULL,
  doctors_fte numeric(7,1) NOT NULL,
  nurse_vacancies integer NOT NULL,
  complaints integer NOT NULL,
  complaints_upheld integer NOT NULL,
  income_k numeric(10,1) NOT NULL,
  cost_k numeric(10,1) NOT NULL,
  submitted_on date,
  PRIMARY KEY (prov_code, period)
);
COMMENT ON COLUMN monthly_return.period IS 'first day of the month that is reported';
COMMENT ON COLUMN monthly_return.ae_over4h IS 'people who waited more than four hours in A&E';
COMMENT ON COLUMN monthly_return.ae_admitted IS 'people admitted to a bed from A&E';
COMMENT ON COLUMN monthly_return.readm_30d IS 'readmissions within 30 days';
COMMENT ON COLUMN monthly_return.bed_days IS 'nights that beds were occupied';
COMMENT ON COLUMN monthly_return.income_k IS 'in thousands, as cost_k';
COMMENT ON COLUMN monthly_return.submitted_on IS 'empty until the return is handed in';
CREATE TABLE rating (
  prov_code text NOT NULL REFERENCES provider(prov_code),
  inspected_on date NOT NULL,
  published_on date,
  safe text NOT NULL,
  caring text NOT NULL,
  led text NOT NULL,
  overall text NOT NULL,
  PRIMARY KEY (prov_code, inspected_on)
);
COMMENT ON COLUMN rating.overall IS 'outstanding, good, needs improvement or inadequate, as safe, caring and led (well led)';
