CREATE TABLE silos (silo text PRIMARY KEY, content text NOT NULL, cap_t numeric(6,1) NOT NULL, low_t numeric(6,1) NOT NULL, plant text NOT NULL);
CREATE TABLE level_log (silo text NOT NULL REFERENCES silos, logged_at timestamptz NOT NULL, level_t numeric(6,1) NOT NULL, sensor_ok boolean NOT NULL, PRIMARY KEY (silo, logged_at));
CREATE TABLE supplier (sup_id int PRIMARY KEY, sup_name text NOT NULL, lead_days int NOT NULL);
CREATE TABLE refill (refill_id int PRIMARY KEY, silo text NOT NULL REFERENCES silos, sup_id int NOT NULL REFERENCES supplier, ordered_at timestamptz NOT NULL, promised date NOT NULL, tipped_at timestamptz, tonnes numeric(5,1) NOT NULL, eur_t numeric(6,2) NOT NULL, moisture numeric(4,1));
CREATE TABLE draw (draw_id int PRIMARY KEY, silo text NOT NULL REFERENCES silos, recipe text NOT NULL, drawn_at timestamptz NOT NULL, tonnes numeric(5,2) NOT NULL);
