CREATE TABLE tariff (
  tariff_code text PRIMARY KEY,
  description text NOT NULL,
  monthly_price numeric(7,2) NOT NULL,
  min_months int NOT NULL,
  on_sale boolean NOT NULL
);
CREATE TABLE customer (
  customer_no int PRIMARY KEY,
  display_name text NOT NULL,
  year_of_birth int NOT NULL,
  lang char(2) NOT NULL,
  referred_by int REFERENCES customer(customer_no),
  app_user char(1) NOT NULL
);
CREATE TABLE contract (
  contract_no int PRIMARY KEY,
  customer_no int NOT NULL REFERENCES customer(customer_no),
  tariff_code text NOT NULL REFERENCES tariff(tariff_code),
  signed_on date NOT NULL,
  begins_on date NOT NULL,
  notice_given_on date,
  ended_on date,
  end_reason char(1),
  paused boolean NOT NULL
);
CREATE TABLE debit (
  debit_no int PRIMARY KEY,
  contract_no int NOT NULL REFERENCES contract(contract_no),
  period date NOT NULL,
  submitted_on date NOT NULL,
  cleared_on date,
  bounced_on date,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE coach (
  coach_no int PRIMARY KEY,
  coach_name text NOT NULL,
  status char(1) NOT NULL,
  first_aider char(1) NOT NULL
);
CREATE TABLE course (
  course_no int PRIMARY KEY,
  title text NOT NULL,
  level int NOT NULL,
  indoor boolean NOT NULL
);
CREATE TABLE session (
  session_no int PRIMARY KEY,
  course_no int NOT NULL REFERENCES course(course_no),
  coach_no int REFERENCES coach(coach_no),
  begins_at timestamp NOT NULL,
  places int NOT NULL,
  dropped boolean NOT NULL
);
CREATE TABLE seat (
  seat_no int PRIMARY KEY,
  session_no int NOT NULL REFERENCES session(session_no),
  customer_no int NOT NULL REFERENCES customer(customer_no),
  booked_at timestamp NOT NULL,
  checked_in_at timestamp,
  released_at timestamp,
  waitlist char(1) NOT NULL
);
CREATE TABLE locker (
  locker_no int PRIMARY KEY,
  size char(2) NOT NULL,
  customer_no int REFERENCES customer(customer_no),
  rented_on date,
  out_of_order char(1) NOT NULL
);
COMMENT ON COLUMN tariff.on_sale IS 'can still be signed by new customers';
COMMENT ON COLUMN customer.lang IS 'language of letters: EN, PL, UR, ES';
COMMENT ON COLUMN contract.notice_given_on IS 'day the customer gave notice; contract may run on after it';
COMMENT ON COLUMN contract.ended_on IS 'null while the contract runs';
COMMENT ON COLUMN contract.end_reason IS 'M moved away, P price, H health, N not used, D thrown out for debts';
COMMENT ON COLUMN contract.paused IS 'contract rests for the time being';
COMMENT ON COLUMN debit.bounced_on IS 'the bank sent the debit back';
COMMENT ON COLUMN coach.status IS 'E employed, F freelance, L left';
COMMENT ON COLUMN course.level IS '1 beginners, 2 intermediate, 3 advanced';
COMMENT ON COLUMN session.dropped IS 'session did not take place';
COMMENT ON COLUMN seat.released_at IS 'customer cancelled her place';
COMMENT ON COLUMN seat.waitlist IS 'Y on the waiting list, N place confirmed';
COMMENT ON COLUMN locker.size IS 'S small, M medium, XL extra large';
COMMENT ON COLUMN locker.customer_no IS 'null while free';
