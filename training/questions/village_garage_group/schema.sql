CREATE TABLE keepers (keeper_id int PRIMARY KEY, surname text NOT NULL, initials text, mobile text, village text NOT NULL, trade_customer boolean NOT NULL);
CREATE TABLE motors (reg text PRIMARY KEY, keeper_id int NOT NULL REFERENCES keepers, make text NOT NULL, model text NOT NULL, first_reg int NOT NULL, fuel text NOT NULL, mot_expires date, last_mileage int);
CREATE TABLE mechanics (mech_id int PRIMARY KEY, nickname text NOT NULL, hourly_pay numeric(5,2) NOT NULL, mot_tester boolean NOT NULL);
CREATE TABLE job_cards (
  card_no int PRIMARY KEY,
  reg text NOT NULL REFERENCES motors,
  mech_id int REFERENCES mechanics,
  booked_for date NOT NULL,
  work_wanted text NOT NULL,
  started timestamptz,
  finished timestamptz,
  labour_hours numeric(4,1),
  labour_charge numeric(7,2),
  progress text NOT NULL
);
CREATE TABLE part_lines (card_no int NOT NULL REFERENCES job_cards, line int NOT NULL, part_name text NOT NULL, qty int NOT NULL, cost_each numeric(7,2) NOT NULL, charged_each numeric(7,2) NOT NULL, factor_name text NOT NULL, PRIMARY KEY (card_no, line));
CREATE TABLE payments (payment_id int PRIMARY KEY, card_no int NOT NULL REFERENCES job_cards, paid_on date NOT NULL, method text NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE courtesy_loans (loan_id int PRIMARY KEY, card_no int NOT NULL REFERENCES job_cards, courtesy_reg text NOT NULL, out_on date NOT NULL, back_on date, miles_driven int);
