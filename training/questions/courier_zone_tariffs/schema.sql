CREATE TABLE zone (zone_no int PRIMARY KEY, zone_name text NOT NULL, base_fee numeric(6,2) NOT NULL, fee_per_kg numeric(5,2) NOT NULL);
CREATE TABLE district (district_id int PRIMARY KEY, district text NOT NULL, zone_no int NOT NULL REFERENCES zone);
CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, line_of_business text NOT NULL, district_id int NOT NULL REFERENCES district, rebate_pct numeric(4,1) NOT NULL);
CREATE TABLE rider (rider_id int PRIMARY KEY, rider_name text NOT NULL, vehicle text NOT NULL, pay_per_drop numeric(5,2) NOT NULL, active boolean NOT NULL);
CREATE TABLE job (
  job_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, rider_id int REFERENCES rider,
  from_district int NOT NULL REFERENCES district, to_district int NOT NULL REFERENCES district,
  ordered_at timestamp NOT NULL, collected_at timestamp, delivered_at timestamp,
  drops int NOT NULL, weight_kg numeric(6,1) NOT NULL, express boolean NOT NULL, surcharge numeric(6,2) NOT NULL, outcome text NOT NULL
);
COMMENT ON TABLE job IS 'price = base fee of the zone delivered to * drops + weight * fee per kg of that zone + surcharge, less the client''s rebate';
COMMENT ON COLUMN job.outcome IS 'delivered, failed, cancelled, under way';
CREATE TABLE claim (claim_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, raised_on date NOT NULL, reason text NOT NULL, claimed numeric(8,2) NOT NULL, granted numeric(8,2));
