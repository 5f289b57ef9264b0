CREATE TABLE owners (
  owner_id int PRIMARY KEY,
  owner_name text NOT NULL,
  kind text NOT NULL,
  city text NOT NULL,
  fee_pct numeric(4,1) NOT NULL
);
CREATE TABLE team_members (
  member_id int PRIMARY KEY,
  member_name text NOT NULL,
  position text NOT NULL,
  since date NOT NULL,
  until date
);
CREATE TABLE districts (
  district_id int PRIMARY KEY,
  district_name text NOT NULL,
  reference_rent_sqm numeric(6,2)
);
CREATE TABLE buildings (
  building_id int PRIMARY KEY,
  building_name text NOT NULL,
  district_id int NOT NULL REFERENCES districts(district_id),
  street text NOT NULL,
  built_year int NOT NULL,
  has_lift boolean NOT NULL,
  manager_id int REFERENCES team_members(member_id),
  deputy_id int REFERENCES team_members(member_id)
);
CREATE TABLE building_owners (
  building_id int NOT NULL REFERENCES buildings(building_id),
  owner_id int NOT NULL REFERENCES owners(owner_id),
  share_pct numeric(5,2) NOT NULL,
  PRIMARY KEY (building_id, owner_id)
);
CREATE TABLE units (
  unit_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(building_id),
  unit_label text NOT NULL,
  use_kind text NOT NULL,
  floor int NOT NULL,
  area_sqm numeric(6,1) NOT NULL,
  rooms int
);
CREATE TABLE people (
  person_id int PRIMARY KEY,
  full_name text NOT NULL,
  phone text,
  email text,
  born_on date
);
CREATE TABLE leases (
  lease_id int PRIMARY KEY,
  unit_id int NOT NULL REFERENCES units(unit_id),
  tenant_id int NOT NULL REFERENCES people(person_id),
  guarantor_id int REFERENCES people(person_id),
  agreed_by int NOT NULL REFERENCES team_members(member_id),
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  monthly_rent numeric(9,2) NOT NULL,
  monthly_charges numeric(8,2) NOT NULL,
  deposit numeric(9,2) NOT NULL
);
CREATE TABLE lease_occupants (
  lease_id int NOT NULL REFERENCES leases(lease_id),
  person_id int NOT NULL REFERENCES people(person_id),
  PRIMARY KEY (lease_id, person_id)
);
CREATE TABLE rent_changes (
  change_id int PRIMARY KEY,
  lease_id int NOT NULL REFERENCES leases(lease_id),
  announced_on date NOT NULL,
  effective_on date NOT NULL,
  old_rent numeric(9,2) NOT NULL,
  new_rent numeric(9,2) NOT NULL,
  contested boolean NOT NULL
);
CREATE TABLE rent_demands (
  demand_id int PRIMARY KEY,
  lease_id int NOT NULL REFERENCES leases(lease_id),
  due_on date NOT NULL,
  amount numeric(9,2) NOT NULL
);
CREATE TABLE rent_receipts (
  receipt_id int PRIMARY KEY,
  demand_id int NOT NULL REFERENCES rent_demands(demand_id),
  received_on date NOT NULL,
  amount numeric(9,2) NOT NULL
);
CREATE TABLE warnings (
  warning_id int PRIMARY KEY,
  lease_id int NOT NULL REFERENCES leases(lease_id),
  sent_on date NOT NULL,
  subject text NOT NULL,
  sent_by int NOT NULL REFERENCES team_members(member_id)
);
CREATE TABLE contractors (
  contractor_id int PRIMARY KEY,
  company_name text NOT NULL,
  trade text NOT NULL,
  hourly_rate numeric(6,2)
);
CREATE TABLE repair_requests (
  request_id int PRIMARY KEY,
  unit_id int REFERENCES units(unit_id),
  building_id int NOT NULL REFERENCES buildings(building_id),
  reported_by int REFERENCES people(person_id),
  handled_by int REFERENCES team_members(member_id),
  reported_on date NOT NULL,
  closed_on date,
  trade text NOT NULL,
  urgency text NOT NULL
);
CREATE TABLE work_orders (
  order_id int PRIMARY KEY,
  request_id int NOT NULL REFERENCES repair_requests(request_id),
  contractor_id int NOT NULL REFERENCES contractors(contractor_id),
  placed_by int NOT NULL REFERENCES team_members(member_id),
  approved_by int REFERENCES team_members(member_id),
  placed_on date NOT NULL,
  done_on date,
  quoted numeric(9,2),
  invoiced numeric(9,2)
);
CREATE TABLE viewings (
  viewing_id int PRIMARY KEY,
  unit_id int NOT NULL REFERENCES units(unit_id),
  person_id int NOT NULL REFERENCES people(person_id),
  shown_by int NOT NULL REFERENCES team_members(member_id),
  viewed_on date NOT NULL,
  outcome text NOT NULL
);
CREATE TABLE inspections (
  inspection_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(building_id),
  subject text NOT NULL,
  carried_out_on date NOT NULL,
  next_due_on date,
  passed boolean NOT NULL
);
COMMENT ON COLUMN owners.kind IS 'private, company, foundation';
COMMENT ON COLUMN team_members.position IS 'property manager, letting agent, accountant, caretaker';
COMMENT ON COLUMN units.use_kind IS 'flat, shop, office, garage';
COMMENT ON COLUMN repair_requests.urgency IS 'low, normal, emergency';
COMMENT ON COLUMN viewings.outcome IS 'interested, declined, no show, rented';
COMMENT ON COLUMN warnings.subject IS 'late rent, noise, subletting';
