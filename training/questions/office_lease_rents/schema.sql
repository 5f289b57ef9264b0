CREATE TABLE building (bld_id integer PRIMARY KEY, bld_name text NOT NULL, city text NOT NULL, built integer NOT NULL, bought_on date NOT NULL, purchase_price numeric(13,2) NOT NULL, book_value numeric(13,2) NOT NULL);
CREATE TABLE unit (unit_no text PRIMARY KEY, bld_id integer NOT NULL REFERENCES building, floor integer NOT NULL, sqm numeric(7,1) NOT NULL, usage text NOT NULL, target_rent_sqm numeric(6,2) NOT NULL);
COMMENT ON COLUMN unit.target_rent_sqm IS 'rent per square metre and month that we want';
CREATE TABLE tenant (tenant_id integer PRIMARY KEY, tenant_name text NOT NULL, branch text NOT NULL, since date NOT NULL);
CREATE TABLE lease (
  lease_no integer PRIMARY KEY,
  unit_no text NOT NULL REFERENCES unit,
  tenant_id integer NOT NULL REFERENCES tenant,
  signed_on date NOT NULL,
  begins_on date NOT NULL,
  ends_on date,
  notice_given_on date,
  moved_out_on date,
  cold_rent numeric(9,2) NOT NULL,
  service_charge numeric(8,2) NOT NULL,
  rent_free_months integer NOT NULL DEFAULT 0,
  deposit numeric(9,2) NOT NULL,
  deposit_returned_on date
);
COMMENT ON COLUMN lease.cold_rent IS 'per month without service charge';
COMMENT ON COLUMN lease.ends_on IS 'null = unlimited';
CREATE TABLE rent_due (lease_no integer NOT NULL REFERENCES lease, month date NOT NULL, amount numeric(9,2) NOT NULL, received numeric(9,2) NOT NULL DEFAULT 0, received_on date, PRIMARY KEY (lease_no, month));
COMMENT ON COLUMN rent_due.amount IS 'cold rent and service charge together';
CREATE TABLE upkeep (job_id integer PRIMARY KEY, bld_id integer NOT NULL REFERENCES building, unit_no text REFERENCES unit, what text NOT NULL, reported_on date NOT NULL, ordered_on date, done_on date, offer numeric(9,2), invoice numeric(9,2), chargeable boolean NOT NULL);
COMMENT ON COLUMN upkeep.unit_no IS 'null = common parts of the building';
COMMENT ON COLUMN upkeep.chargeable IS 'can be passed on to tenants';
