CREATE TABLE customers (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  postcode varchar(10) NOT NULL,
  phone varchar(30),
  landlord boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE boilers (
  id bigint PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customers(id),
  manufacturer varchar(255) NOT NULL,
  model varchar(255) NOT NULL,
  fuel varchar(30) NOT NULL,
  installed_on date,
  warranty_ends_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE plans (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  monthly_pence integer NOT NULL,
  callout_included boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE contracts (
  id bigint PRIMARY KEY,
  boiler_id bigint NOT NULL REFERENCES boilers(id),
  plan_id bigint NOT NULL REFERENCES plans(id),
  starts_on date NOT NULL,
  ends_on date,
  cancel_reason varchar(255),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE engineers (
  id bigint PRIMARY KEY,
  name varchar(255) NOT NULL,
  gas_card_expires_on date NOT NULL,
  region varchar(60) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE visits (
  id bigint PRIMARY KEY,
  boiler_id bigint NOT NULL REFERENCES boilers(id),
  engineer_id bigint REFERENCES engineers(id),
  kind varchar(30) NOT NULL,
  booked_for timestamptz NOT NULL,
  completed_at timestamptz,
  outcome varchar(30),
  labour_pence integer,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE parts_fitted (
  id bigint PRIMARY KEY,
  visit_id bigint NOT NULL REFERENCES visits(id),
  part_name varchar(255) NOT NULL,
  quantity integer NOT NULL,
  cost_pence integer NOT NULL,
  charged_pence integer NOT NULL
);
