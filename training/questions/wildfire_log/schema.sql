CREATE TABLE dim_region (
  region_key integer PRIMARY KEY,
  region_name text NOT NULL,
  forest_ha integer NOT NULL,
  watch_towers integer NOT NULL
);
CREATE TABLE dim_cause (
  cause_key integer PRIMARY KEY,
  cause_name text NOT NULL,
  human boolean NOT NULL
);
CREATE TABLE dim_resource (
  resource_key integer PRIMARY KEY,
  resource_name text NOT NULL,
  kind text NOT NULL,
  cost_per_hour numeric(8,2) NOT NULL,
  home_region integer NOT NULL REFERENCES dim_region(region_key)
);
CREATE TABLE fact_fire (
  fire_id integer PRIMARY KEY,
  fire_name text NOT NULL,
  region_key integer NOT NULL REFERENCES dim_region(region_key),
  cause_key integer REFERENCES dim_cause(cause_key),
  started_at timestamptz NOT NULL,
  detected_at timestamptz NOT NULL,
  contained_at timestamptz,
  out_at timestamptz,
  burnt_ha numeric(8,1) NOT NULL,
  forest_burnt_ha numeric(8,1) NOT NULL,
  houses_lost integer NOT NULL,
  people_evacuated integer NOT NULL,
  damage_eur numeric(12,2) NOT NULL,
  detected_by text NOT NULL
);
COMMENT ON COLUMN fact_fire.cause_key IS 'empty while the cause is unknown';
COMMENT ON COLUMN fact_fire.contained_at IS 'moment from which it no longer spread';
COMMENT ON COLUMN fact_fire.burnt_ha IS 'all land, forest included';
COMMENT ON COLUMN fact_fire.detected_by IS 'tower, citizen, satellite or patrol';
CREATE TABLE fact_deployment (
  fire_id integer NOT NULL REFERENCES fact_fire(fire_id),
  resource_key integer NOT NULL REFERENCES dim_resource(resource_key),
  called_at timestamptz NOT NULL,
  arrived_at timestamptz NOT NULL,
  hours numeric(6,1) NOT NULL,
  cost_eur numeric(10,2) NOT NULL,
  water_litres integer NOT NULL,
  PRIMARY KEY (fire_id, resource_key)
);
COMMENT ON COLUMN fact_deployment.cost_eur IS 'for the whole deployment';
