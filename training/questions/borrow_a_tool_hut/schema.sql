CREATE TABLE members (
  member_no int PRIMARY KEY,
  full_name text NOT NULL,
  sex char(1) NOT NULL,
  tier char(1) NOT NULL,
  joined_on date NOT NULL,
  left_on date,
  newsletter char(1) NOT NULL,
  district text NOT NULL
);
CREATE TABLE tools (
  tool_id int PRIMARY KEY,
  name text NOT NULL,
  family text NOT NULL,
  drive char(1) NOT NULL,
  wear smallint NOT NULL,
  state text NOT NULL,
  bought_on date NOT NULL,
  price numeric(8,2) NOT NULL,
  gift boolean NOT NULL
);
CREATE TABLE loans (
  loan_id int PRIMARY KEY,
  tool_id int NOT NULL REFERENCES tools(tool_id),
  member_no int NOT NULL REFERENCES members(member_no),
  taken_on date NOT NULL,
  due_on date NOT NULL,
  back_on date,
  back_state text,
  deposit numeric(7,2) NOT NULL
);
CREATE TABLE fault_codes (
  code text PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE repairs (
  repair_id int PRIMARY KEY,
  tool_id int NOT NULL REFERENCES tools(tool_id),
  fault text NOT NULL REFERENCES fault_codes(code),
  reported_on date NOT NULL,
  mended_on date,
  parts_cost numeric(7,2) NOT NULL,
  urgency smallint NOT NULL
);
CREATE TABLE money (
  entry_id int PRIMARY KEY,
  member_no int NOT NULL REFERENCES members(member_no),
  booked_on date NOT NULL,
  purpose text NOT NULL,
  means text NOT NULL,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE helpers (
  helper_id int PRIMARY KEY,
  full_name text NOT NULL,
  role text NOT NULL,
  weekday smallint NOT NULL,
  keyholder smallint NOT NULL
);
COMMENT ON COLUMN members.sex IS 'F woman, M man';
COMMENT ON COLUMN members.tier IS 'S standard, C reduced rate (students, pensioners), H household';
COMMENT ON COLUMN members.left_on IS 'null as long as the person is a member';
COMMENT ON COLUMN members.newsletter IS 'Y wants the newsletter, N does not';
COMMENT ON COLUMN tools.drive IS 'E mains electric, B battery, P petrol, H hand tool';
COMMENT ON COLUMN tools.wear IS '1 like new, 2 good, 3 worn, 4 broken';
COMMENT ON COLUMN tools.state IS 'IN on the shelf, OUT lent, RPR in the workshop, SCR scrapped, MIS missing';
COMMENT ON COLUMN tools.gift IS 'true when somebody donated the tool, false when we bought it; price is then an estimate';
COMMENT ON COLUMN loans.back_state IS 'OK fine, DRT dirty, DMG damaged, INC parts missing; null while out';
COMMENT ON COLUMN repairs.urgency IS '1 high, 2 normal, 3 low';
COMMENT ON COLUMN money.purpose IS 'FEE yearly fee, FIN late fine, DAM damage, DON donation';
COMMENT ON COLUMN money.means IS 'CSH cash, CRD card, TRF bank transfer';
COMMENT ON COLUMN money.amount IS 'negative: paid back to the member';
COMMENT ON COLUMN helpers.role IS 'DSK lending desk, FIX workshop, DRV van driver';
COMMENT ON COLUMN helpers.weekday IS '1 Monday to 7 Sunday';
COMMENT ON COLUMN helpers.keyholder IS '1 has a key, 0 has none';
