CREATE TABLE vessel (
  imo int PRIMARY KEY,
  ship_name text NOT NULL,
  flag text NOT NULL,
  ship_class text NOT NULL,
  length_m numeric(5,1) NOT NULL,
  draught_m numeric(4,1) NOT NULL,
  gross_tonnage int NOT NULL,
  agent_id int NOT NULL
);
CREATE TABLE agent (
  agent_id int PRIMARY KEY,
  agent_name text NOT NULL,
  contact_email text,
  payment_days int NOT NULL
);
ALTER TABLE vessel ADD FOREIGN KEY (agent_id) REFERENCES agent;
CREATE TABLE pilot (
  pilot_id int PRIMARY KEY,
  full_name text NOT NULL,
  grade char(1) NOT NULL,
  licensed_since date NOT NULL,
  medical_valid_to date NOT NULL,
  retired_on date
);
CREATE TABLE berth (
  berth_code text PRIMARY KEY,
  quay text NOT NULL,
  max_length_m numeric(5,1) NOT NULL,
  max_draught_m numeric(4,1) NOT NULL
);
CREATE TABLE pilotage (
  job_no int PRIMARY KEY,
  imo int NOT NULL REFERENCES vessel,
  pilot_id int REFERENCES pilot,
  berth_code text NOT NULL REFERENCES berth,
  direction char(1) NOT NULL,
  ordered_for timestamptz NOT NULL,
  boarded_at timestamptz,
  ashore_at timestamptz,
  tugs_used int NOT NULL DEFAULT 0,
  wind_knots int,
  fee_minor int,
  currency char(3),
  cancelled boolean NOT NULL DEFAULT false
);
CREATE TABLE incident (
  incident_no int PRIMARY KEY,
  job_no int NOT NULL REFERENCES pilotage,
  what_happened text NOT NULL,
  category text NOT NULL,
  damage_estimate numeric(11,2),
  closed boolean NOT NULL
);
COMMENT ON TABLE vessel IS 'Ships that call at the port';
COMMENT ON COLUMN vessel.ship_class IS 'tanker, container, bulker, cruise, ro-ro';
COMMENT ON COLUMN vessel.draught_m IS 'deepest draught in metres';
COMMENT ON TABLE agent IS 'Shipping agents who order pilots and receive the bill';
COMMENT ON COLUMN agent.payment_days IS 'days they have to pay';
COMMENT ON TABLE pilot IS 'Harbour pilots';
COMMENT ON COLUMN pilot.grade IS 'A = unlimited, B = up to 200 m, C = up to 130 m';
COMMENT ON COLUMN pilot.retired_on IS 'empty while in service';
COMMENT ON TABLE berth IS 'Places where ships lie';
COMMENT ON TABLE pilotage IS 'One trip of a pilot on a ship';
COMMENT ON COLUMN pilotage.direction IS 'I = inbound, O = outbound, S = shift between berths';
COMMENT ON COLUMN pilotage.ordered_for IS 'time the pilot was ordered for';
COMMENT ON COLUMN pilotage.fee_minor IS 'fee in the smallest unit of the currency (cents, pence)';
COMMENT ON COLUMN pilotage.tugs_used IS 'number of tugs that helped';
COMMENT ON TABLE incident IS 'Bumps, groundings and near misses during a trip';
COMMENT ON COLUMN incident.damage_estimate IS 'in euros';
