CREATE TABLE branches (
  id bigint PRIMARY KEY,
  name varchar(60) NOT NULL,
  phone varchar(30),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE tool_types (
  id bigint PRIMARY KEY,
  name varchar(80) NOT NULL,
  family varchar(40) NOT NULL,
  day_rate_cents int NOT NULL,
  week_rate_cents int,
  deposit_cents int NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE tools (
  id bigint PRIMARY KEY,
  tool_type_id bigint NOT NULL REFERENCES tool_types(id),
  branch_id bigint NOT NULL REFERENCES branches(id),
  serial varchar(30) NOT NULL UNIQUE,
  condition varchar(20) NOT NULL,
  purchased_on date,
  purchase_price_cents int,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE hirers (
  id bigint PRIMARY KEY,
  name varchar(120) NOT NULL,
  trade varchar(60),
  account_holder boolean NOT NULL,
  blocked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE rentals (
  id bigint PRIMARY KEY,
  hirer_id bigint NOT NULL REFERENCES hirers(id),
  tool_id bigint NOT NULL REFERENCES tools(id),
  out_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  returned_at timestamptz,
  charge_cents int,
  deposit_kept_cents int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE inspections (
  id bigint PRIMARY KEY,
  tool_id bigint NOT NULL REFERENCES tools(id),
  inspected_on date NOT NULL,
  passed boolean NOT NULL,
  notes text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE reservations (
  id bigint PRIMARY KEY,
  hirer_id bigint NOT NULL REFERENCES hirers(id),
  tool_type_id bigint NOT NULL REFERENCES tool_types(id),
  branch_id bigint NOT NULL REFERENCES branches(id),
  from_date date NOT NULL,
  to_date date NOT NULL,
  cancelled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
