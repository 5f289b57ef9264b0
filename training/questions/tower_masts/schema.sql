-- keys are kept by name only
CREATE TABLE site (
  site_id int,
  site_code text,
  site_name text,
  landlord_id int,
  structure text,          -- lattice, monopole, rooftop
  height_m numeric(5,1),
  latitude numeric(8,5),
  longitude numeric(8,5),
  on_air_date date,
  decommissioned boolean
);
CREATE TABLE landlord (
  landlord_id int,
  landlord_name text,
  phone text,
  is_public_body boolean
);
CREATE TABLE ground_lease (
  lease_id int,
  site_id int,
  annual_rent numeric(10,2),
  currency text,
  start_date date,
  end_date date,
  notice_months int
);
CREATE TABLE tenant (
  tenant_id int,
  tenant_name text,
  kind text
);
CREATE TABLE antenna (
  antenna_id int,
  site_id int,
  tenant_id int,
  band_mhz int,
  technology text,
  mounted_at_m numeric(5,1),
  installed_on date,
  monthly_fee numeric(8,2)
);
CREATE TABLE alarm (
  alarm_id int,
  site_id int,
  severity text,
  alarm_type text,
  raised_at timestamp,
  cleared_at timestamp
);
CREATE TABLE climb (
  climb_id int,
  site_id int,
  rigger_name text,
  climbed_on date,
  purpose text,
  wind_kmh int,
  permit_no text
);
CREATE TABLE power_reading (
  site_id int,
  reading_month date,
  kwh int,
  diesel_litres int
);
