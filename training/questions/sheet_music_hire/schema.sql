CREATE TABLE composers (
  id bigint PRIMARY KEY,
  name varchar(80) NOT NULL,
  died_year int,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE works (
  id bigint PRIMARY KEY,
  composer_id bigint NOT NULL REFERENCES composers(id),
  title varchar(120) NOT NULL,
  scoring varchar(30) NOT NULL,
  minutes int,
  in_copyright boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE sets (
  id bigint PRIMARY KEY,
  work_id bigint NOT NULL REFERENCES works(id),
  shelf_mark varchar(20) NOT NULL UNIQUE,
  parts int NOT NULL,
  missing_parts int NOT NULL DEFAULT 0,
  replacement_cents int NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE ensembles (
  id bigint PRIMARY KEY,
  name varchar(100) NOT NULL,
  city varchar(60) NOT NULL,
  kind varchar(30) NOT NULL,
  member_count int,
  blocked boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE hires (
  id bigint PRIMARY KEY,
  set_id bigint NOT NULL REFERENCES sets(id),
  ensemble_id bigint NOT NULL REFERENCES ensembles(id),
  sent_on date,
  due_on date NOT NULL,
  returned_on date,
  fee_cents int NOT NULL,
  postage_cents int NOT NULL,
  parts_lost int NOT NULL DEFAULT 0,
  status varchar(20) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE performances (
  id bigint PRIMARY KEY,
  hire_id bigint NOT NULL REFERENCES hires(id),
  performed_on date NOT NULL,
  hall varchar(80),
  audience int,
  royalty_cents int,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE invoices (
  id bigint PRIMARY KEY,
  hire_id bigint NOT NULL REFERENCES hires(id),
  total_cents int NOT NULL,
  due_on date NOT NULL,
  paid_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
