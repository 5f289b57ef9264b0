CREATE TABLE machine_state (
  code char(1) PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE txn_kind (
  code smallint PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE decline_reason (
  code char(2) PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE machine (
  machine_no int PRIMARY KEY,
  place text NOT NULL,
  town text NOT NULL,
  state_code char(1) NOT NULL REFERENCES machine_state,
  takes_deposits boolean NOT NULL,
  installed date NOT NULL,
  cash_now numeric(10,2) NOT NULL,
  cash_max numeric(10,2) NOT NULL
);
CREATE TABLE bank (
  bic text PRIMARY KEY,
  bank_name text NOT NULL,
  fee_per_withdrawal numeric(5,2) NOT NULL
);
CREATE TABLE txn (
  txn_no int PRIMARY KEY,
  machine_no int NOT NULL REFERENCES machine,
  bic text NOT NULL REFERENCES bank,
  kind_code smallint NOT NULL REFERENCES txn_kind,
  done_at timestamptz NOT NULL,
  amount numeric(8,2),
  decline_code char(2) REFERENCES decline_reason
);
CREATE TABLE refill (
  refill_no int PRIMARY KEY,
  machine_no int NOT NULL REFERENCES machine,
  filled_at timestamptz NOT NULL,
  amount numeric(10,2) NOT NULL,
  van_crew text NOT NULL
);
CREATE TABLE outage (
  outage_no int PRIMARY KEY,
  machine_no int NOT NULL REFERENCES machine,
  from_time timestamptz NOT NULL,
  to_time timestamptz,
  part text
);
