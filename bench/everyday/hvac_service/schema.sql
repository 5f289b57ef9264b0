CREATE TABLE status_code (
  code TEXT PRIMARY KEY,
  used_for TEXT NOT NULL,      -- JOB / INV / QUO / CON
  label TEXT NOT NULL
);

CREATE TABLE job_type (
  type_code TEXT PRIMARY KEY,
  label TEXT NOT NULL,
  hourly_rate REAL NOT NULL,
  trip_fee REAL NOT NULL DEFAULT 0,
  std_min INTEGER
);

CREATE TABLE supplier (
  supplier_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT,
  phone TEXT,
  lead_days INTEGER
);

CREATE TABLE customer (
  cust_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  cust_type TEXT NOT NULL CHECK (cust_type IN ('RES','COM')),
  contact_name TEXT,
  email TEXT,
  phone TEXT,
  billing_city TEXT,
  since_date TEXT NOT NULL,
  sms_ok TEXT NOT NULL DEFAULT 'N' CHECK (sms_ok IN ('Y','N')),
  referred_by TEXT REFERENCES customer(cust_id)
);

CREATE TABLE site (
  site_id TEXT PRIMARY KEY,
  cust_id TEXT NOT NULL REFERENCES customer(cust_id),
  label TEXT,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  zip TEXT,
  access_note TEXT
);

CREATE TABLE unit (
  unit_id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL REFERENCES site(site_id),
  kind TEXT NOT NULL,
  make TEXT NOT NULL,
  model TEXT,
  serial_no TEXT,
  install_date TEXT,
  warranty_end TEXT,
  our_install TEXT NOT NULL DEFAULT 'N' CHECK (our_install IN ('Y','N')),
  filter_size TEXT
);

CREATE TABLE technician (
  tech_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  cert_level TEXT,
  cell TEXT,
  hire_date TEXT NOT NULL,
  end_date TEXT,
  hourly_cost REAL NOT NULL
);

CREATE TABLE contract (
  contract_id TEXT PRIMARY KEY,
  cust_id TEXT NOT NULL REFERENCES customer(cust_id),
  site_id TEXT NOT NULL REFERENCES site(site_id),
  plan TEXT NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  annual_fee REAL NOT NULL,
  visits_per_year INTEGER NOT NULL,
  status TEXT NOT NULL REFERENCES status_code(code)
);

CREATE TABLE job (
  job_id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL REFERENCES site(site_id),
  unit_id TEXT REFERENCES unit(unit_id),
  type_code TEXT NOT NULL REFERENCES job_type(type_code),
  tech_id TEXT REFERENCES technician(tech_id),
  contract_id TEXT REFERENCES contract(contract_id),
  status TEXT NOT NULL REFERENCES status_code(code),
  created_date TEXT NOT NULL,
  sched_date TEXT,
  sched_slot TEXT,             -- AM / PM / EVE
  done_date TEXT,
  work_min INTEGER,
  travel_min INTEGER,
  problem TEXT,
  callback_of TEXT
);
CREATE INDEX job_site_ix ON job(site_id);
CREATE INDEX job_tech_ix ON job(tech_id);

CREATE TABLE part (
  part_no TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  category TEXT NOT NULL,
  supplier_id TEXT REFERENCES supplier(supplier_id),
  unit_cost REAL NOT NULL,
  list_price REAL NOT NULL,
  qty_on_hand INTEGER NOT NULL DEFAULT 0,
  reorder_point INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE job_part (
  job_id TEXT NOT NULL REFERENCES job(job_id),
  line_no INTEGER NOT NULL,
  part_no TEXT NOT NULL REFERENCES part(part_no),
  qty INTEGER NOT NULL,
  unit_price REAL NOT NULL,
  PRIMARY KEY (job_id, line_no)
);

CREATE TABLE quote (
  quote_id TEXT PRIMARY KEY,
  cust_id TEXT NOT NULL REFERENCES customer(cust_id),
  site_id TEXT REFERENCES site(site_id),
  prepared_by TEXT REFERENCES technician(tech_id),
  descr TEXT NOT NULL,
  quote_date TEXT NOT NULL,
  valid_until TEXT,
  amount REAL NOT NULL,
  status TEXT NOT NULL REFERENCES status_code(code),
  decided_date TEXT
);

CREATE TABLE invoice (
  invoice_id TEXT PRIMARY KEY,
  cust_id TEXT NOT NULL REFERENCES customer(cust_id),
  job_id TEXT REFERENCES job(job_id),
  contract_id TEXT,
  inv_date TEXT NOT NULL,
  due_date TEXT NOT NULL,
  labor_amt REAL NOT NULL DEFAULT 0,
  parts_amt REAL NOT NULL DEFAULT 0,
  fee_amt REAL NOT NULL DEFAULT 0,
  tax_amt REAL NOT NULL DEFAULT 0,
  total_amt REAL NOT NULL,
  paid_amt REAL NOT NULL DEFAULT 0,
  paid_date TEXT,
  status TEXT NOT NULL REFERENCES status_code(code)
);
CREATE INDEX invoice_cust_ix ON invoice(cust_id);
