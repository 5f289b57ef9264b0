CREATE TABLE clients (
  id uuid PRIMARY KEY,
  company_name varchar(120) NOT NULL,
  sector varchar(60),
  country_code char(2) NOT NULL,
  payment_terms_days int NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE languages (
  code varchar(5) PRIMARY KEY,
  name varchar(60) NOT NULL,
  right_to_left boolean NOT NULL DEFAULT false
);
CREATE TABLE translators (
  id uuid PRIMARY KEY,
  name varchar(120) NOT NULL,
  email varchar(120) NOT NULL,
  freelance boolean NOT NULL,
  rate_per_word numeric(6,4),
  rating numeric(3,2),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE translator_pairs (
  translator_id uuid REFERENCES translators(id),
  source_code varchar(5) REFERENCES languages(code),
  target_code varchar(5) REFERENCES languages(code),
  sworn boolean NOT NULL DEFAULT false,
  PRIMARY KEY (translator_id, source_code, target_code)
);
CREATE TABLE projects (
  id uuid PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES clients(id),
  code varchar(20) NOT NULL UNIQUE,
  title varchar(200) NOT NULL,
  deadline timestamptz NOT NULL,
  status varchar(20) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects(id),
  translator_id uuid REFERENCES translators(id),
  source_code varchar(5) NOT NULL REFERENCES languages(code),
  target_code varchar(5) NOT NULL REFERENCES languages(code),
  words int NOT NULL,
  client_price numeric(10,2) NOT NULL,
  translator_fee numeric(10,2),
  rush boolean NOT NULL DEFAULT false,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs(id),
  reviewer_id uuid NOT NULL REFERENCES translators(id),
  errors_found int NOT NULL,
  verdict varchar(20) NOT NULL,
  comment text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
