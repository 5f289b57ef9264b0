CREATE TABLE shop (shop_id integer PRIMARY KEY, shop_name text NOT NULL, district text NOT NULL, weekly_hours_budget integer NOT NULL);
CREATE TABLE worker (
  worker_id integer PRIMARY KEY,
  worker_name text NOT NULL,
  home_shop integer NOT NULL REFERENCES shop(shop_id),
  grade text NOT NULL,
  hourly_pay numeric(5,2) NOT NULL,
  contract_hours integer NOT NULL,
  started date NOT NULL,
  ended date
);
COMMENT ON COLUMN worker.contract_hours IS 'per week';
COMMENT ON COLUMN worker.grade IS 'lead, sales, stock, temp';
CREATE TABLE shift (
  shift_id integer PRIMARY KEY,
  shop_id integer NOT NULL REFERENCES shop,
  worker_id integer REFERENCES worker,
  shift_day date NOT NULL,
  plan_from time NOT NULL,
  plan_to time NOT NULL,
  clock_in timestamptz,
  clock_out timestamptz,
  pause_min integer NOT NULL DEFAULT 0,
  swapped_from integer REFERENCES worker(worker_id),
  published_on date
);
COMMENT ON COLUMN shift.worker_id IS 'null = nobody assigned yet';
COMMENT ON COLUMN shift.swapped_from IS 'worker who had the shift before the swap';
CREATE TABLE leave (leave_id integer PRIMARY KEY, worker_id integer NOT NULL REFERENCES worker, kind text NOT NULL, first_day date NOT NULL, last_day date NOT NULL, asked_on date NOT NULL, ok_on date, refused_on date);
COMMENT ON COLUMN leave.kind IS 'holiday, sick, unpaid';
CREATE TABLE shop_day (shop_id integer NOT NULL REFERENCES shop, day date NOT NULL, takings numeric(9,2) NOT NULL, tickets integer NOT NULL, visitors integer NOT NULL, PRIMARY KEY (shop_id, day));
COMMENT ON COLUMN shop_day.tickets IS 'number of receipts';
