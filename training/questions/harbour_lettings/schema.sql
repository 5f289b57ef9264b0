CREATE TABLE property_type (
  code char(1) PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE repair_trade (
  code char(3) PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE landlord (
  id int PRIMARY KEY,
  name text NOT NULL,
  country char(2) NOT NULL,
  fee_pct numeric(4,1) NOT NULL,
  is_active char(1) NOT NULL
);
CREATE TABLE property (
  id int PRIMARY KEY,
  landlord_id int NOT NULL REFERENCES landlord(id),
  address text NOT NULL,
  area text NOT NULL,
  type_code char(1) NOT NULL REFERENCES property_type(code),
  bedrooms int NOT NULL,
  furnishing char(1) NOT NULL,
  pets_ok char(1) NOT NULL,
  asking_rent numeric(8,2) NOT NULL,
  listed_on date NOT NULL,
  withdrawn_on date
);
CREATE TABLE tenant (
  id int PRIMARY KEY,
  name text NOT NULL,
  employment char(3) NOT NULL,
  smoker boolean NOT NULL,
  phone text
);
CREATE TABLE tenancy (
  id int PRIMARY KEY,
  property_id int NOT NULL REFERENCES property(id),
  tenant_id int NOT NULL REFERENCES tenant(id),
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  vacated_on date,
  rent_pcm numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL,
  deposit_kept numeric(8,2),
  deposit_returned_on date
);
CREATE TABLE viewing (
  id int PRIMARY KEY,
  property_id int NOT NULL REFERENCES property(id),
  applicant text NOT NULL,
  requested_on date NOT NULL,
  viewed_on date,
  outcome char(3)
);
CREATE TABLE rent_due (
  id int PRIMARY KEY,
  tenancy_id int NOT NULL REFERENCES tenancy(id),
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date,
  method char(2)
);
CREATE TABLE repair (
  id int PRIMARY KEY,
  property_id int NOT NULL REFERENCES property(id),
  trade_code char(3) NOT NULL REFERENCES repair_trade(code),
  priority int NOT NULL,
  reported_on date NOT NULL,
  ordered_on date,
  completed_on date,
  cost numeric(8,2),
  billed_to char(1)
);
COMMENT ON COLUMN landlord.country IS 'ISO country where the landlord lives';
COMMENT ON COLUMN landlord.is_active IS 'Y we manage for them, N former landlord';
COMMENT ON COLUMN property.furnishing IS 'F furnished, P part furnished, U unfurnished';
COMMENT ON COLUMN property.pets_ok IS 'Y or N';
COMMENT ON COLUMN property.withdrawn_on IS 'null while the property is on our books';
COMMENT ON COLUMN tenant.employment IS 'EMP employed, SLF self-employed, STU student, RET retired';
COMMENT ON COLUMN tenancy.ends_on IS 'end agreed in the contract';
COMMENT ON COLUMN tenancy.vacated_on IS 'day the tenant moved out, null while living there';
COMMENT ON COLUMN viewing.viewed_on IS 'null when the viewing did not take place or is still to come';
COMMENT ON COLUMN viewing.outcome IS 'OFR made an offer, DEC declined, THK thinking it over, DNA did not attend; null before the viewing';
COMMENT ON COLUMN rent_due.method IS 'SO standing order, DD direct debit, CA cash; null until paid';
COMMENT ON COLUMN repair.priority IS '1 urgent, 2 normal, 3 low';
COMMENT ON COLUMN repair.billed_to IS 'L landlord, T tenant';
