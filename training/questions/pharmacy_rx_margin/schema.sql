CREATE TABLE doctors (doctor_id int PRIMARY KEY, doctor_name text NOT NULL, practice text NOT NULL);
CREATE TABLE patients (patient_id int PRIMARY KEY, patient_name text NOT NULL, fund text, exempt boolean NOT NULL);
COMMENT ON COLUMN patients.exempt IS 'pays no prescription charge';
CREATE TABLE medicines (med_id int PRIMARY KEY, med_name text NOT NULL, generic boolean NOT NULL, pack_size int NOT NULL, purchase_price numeric(7,2) NOT NULL, reimbursed_price numeric(7,2) NOT NULL);
CREATE TABLE prescriptions (rx_id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, doctor_id int NOT NULL REFERENCES doctors, written_on date NOT NULL, received_on date NOT NULL, dispensed_on date, collected_on date, charge_paid numeric(6,2));
CREATE TABLE rx_items (rx_id int NOT NULL REFERENCES prescriptions, med_id int NOT NULL REFERENCES medicines, packs int NOT NULL, PRIMARY KEY (rx_id, med_id));
CREATE TABLE counter_sales (sale_id int PRIMARY KEY, sold_at timestamp NOT NULL, item text NOT NULL, category text NOT NULL, qty int NOT NULL, unit_price numeric(6,2) NOT NULL, unit_cost numeric(6,2) NOT NULL);
CREATE TABLE fund_claims (claim_id int PRIMARY KEY, fund text NOT NULL, period date NOT NULL, submitted_on date NOT NULL, claimed numeric(9,2) NOT NULL, paid_on date, paid numeric(9,2));
