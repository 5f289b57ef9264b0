CREATE TABLE showroom (showroom_id int PRIMARY KEY, town text NOT NULL, county text NOT NULL);
CREATE TABLE staff (staff_id int PRIMARY KEY, staff_name text NOT NULL, job text NOT NULL, showroom_id int REFERENCES showroom, day_rate numeric(7,2));
COMMENT ON COLUMN staff.job IS 'designer or fitter; fitters have a day rate';
CREATE TABLE household (household_id int PRIMARY KEY, surname text NOT NULL, town text NOT NULL, heard_through text NOT NULL);
CREATE TABLE project (
  project_id int PRIMARY KEY, household_id int NOT NULL REFERENCES household, designer_id int NOT NULL REFERENCES staff, lead_fitter_id int REFERENCES staff,
  visited_on date NOT NULL, quoted_on date, accepted_on date, fitted_from date, handed_over_on date,
  units_list numeric(10,2) NOT NULL, discount_pct numeric(4,1) NOT NULL, worktop_m numeric(5,2) NOT NULL, worktop_price_m numeric(7,2) NOT NULL, fitting_days int NOT NULL, fitting_day_price numeric(7,2) NOT NULL
);
COMMENT ON TABLE project IS 'price = units_list less discount + worktop metres x price + fitting days x day price; the discount is on the units only';
CREATE TABLE appliance (appliance_id int PRIMARY KEY, appliance text NOT NULL, brand text NOT NULL, price numeric(8,2) NOT NULL);
CREATE TABLE project_appliance (project_id int NOT NULL REFERENCES project, appliance_id int NOT NULL REFERENCES appliance, qty int NOT NULL, charged_each numeric(8,2) NOT NULL, PRIMARY KEY (project_id, appliance_id));
CREATE TABLE snag (snag_id int PRIMARY KEY, project_id int NOT NULL REFERENCES project, reported_on date NOT NULL, fixed_on date, what text NOT NULL);
