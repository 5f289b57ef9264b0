CREATE TABLE t_city (city_id int PRIMARY KEY, city text NOT NULL, permit_limit int NOT NULL, permit_ends date NOT NULL);
CREATE TABLE t_scooter (scooter_id int PRIMARY KEY, serial text NOT NULL, model text NOT NULL, city_id int NOT NULL REFERENCES t_city, battery_pct int NOT NULL, condition text NOT NULL, deployed_on date NOT NULL, last_seen_at timestamptz);
CREATE TABLE t_user (user_id int PRIMARY KEY, handle text NOT NULL, signed_up_on date NOT NULL, plan text NOT NULL, id_verified boolean NOT NULL, banned_on date);
CREATE TABLE t_ride (ride_id int PRIMARY KEY, user_id int NOT NULL REFERENCES t_user, scooter_id int NOT NULL REFERENCES t_scooter, started_at timestamptz NOT NULL, ended_at timestamptz, metres int, cost_cents int, parked_ok boolean);
CREATE TABLE t_fine (fine_id int PRIMARY KEY, ride_id int NOT NULL REFERENCES t_ride, fine_reason text NOT NULL, amount_cents int NOT NULL, issued_on date NOT NULL, paid_on date);
CREATE TABLE t_swap (swap_id int PRIMARY KEY, scooter_id int NOT NULL REFERENCES t_scooter, technician text NOT NULL, swapped_at timestamptz NOT NULL, pct_before int NOT NULL);
