CREATE TABLE surgeons (surgeon_id int PRIMARY KEY, name text NOT NULL, sex text NOT NULL, grade text NOT NULL, partner boolean NOT NULL, retired date);
COMMENT ON COLUMN surgeons.sex IS 'M / F';
COMMENT ON COLUMN surgeons.grade IS 'CON consultant, REG registrar, FEL fellow';
COMMENT ON COLUMN surgeons.partner IS 'owns a share of the clinic';
CREATE TABLE clients (client_id int PRIMARY KEY, name text NOT NULL, sex text NOT NULL, born date NOT NULL, funding text NOT NULL, diabetic boolean, wears text NOT NULL, do_not_call boolean NOT NULL, archived date);
COMMENT ON COLUMN clients.funding IS 'S self-paying, H health service, I insured';
COMMENT ON COLUMN clients.wears IS 'G glasses, C contact lenses, B both, 0 neither';
CREATE TABLE procedures (proc_code text PRIMARY KEY, proc_name text NOT NULL, laser boolean NOT NULL, day_case boolean NOT NULL, tariff numeric(8,2) NOT NULL);
CREATE TABLE operations (
  op_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  proc_code text NOT NULL REFERENCES procedures,
  referred_by int REFERENCES surgeons,
  operated_by int REFERENCES surgeons,
  eye text NOT NULL,
  urgency int NOT NULL,
  state text NOT NULL,
  anaesthesia text,
  complication boolean,
  listed_on date NOT NULL,
  planned_for date,
  done_on date
);
COMMENT ON COLUMN operations.eye IS 'L left, R right, B both';
COMMENT ON COLUMN operations.urgency IS '1 emergency, 2 soon, 3 routine';
COMMENT ON COLUMN operations.state IS 'W waiting list, P planned, D done, C called off';
COMMENT ON COLUMN operations.anaesthesia IS 'G general, L local; null until done';
CREATE TABLE invoices (
  invoice_no int PRIMARY KEY,
  op_id int NOT NULL REFERENCES operations,
  bill_to text NOT NULL,
  raised_on date NOT NULL,
  due_on date NOT NULL,
  settled_on date,
  credit_note boolean NOT NULL,
  dunning int NOT NULL,
  gross numeric(9,2) NOT NULL,
  discount numeric(8,2) NOT NULL,
  payable numeric(9,2) NOT NULL
);
COMMENT ON COLUMN invoices.bill_to IS 'C client, H health service, I insurer';
COMMENT ON COLUMN invoices.dunning IS '0 none, 1 friendly reminder, 2 formal notice, 3 lawyer';
CREATE TABLE lens_stock (lens_no int PRIMARY KEY, brand text NOT NULL, lens_type text NOT NULL, sterile boolean NOT NULL, consigned boolean NOT NULL, used_in_op int REFERENCES operations, expires date NOT NULL, cost numeric(7,2) NOT NULL);
COMMENT ON COLUMN lens_stock.lens_type IS 'M monofocal, X multifocal, T toric';
COMMENT ON COLUMN lens_stock.consigned IS 'still the property of the maker until used';
