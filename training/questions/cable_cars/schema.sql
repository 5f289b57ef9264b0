CREATE TYPE lift_kind AS ENUM ('gondola','chairlift','funicular','drag lift');
CREATE TABLE lifts (id int PRIMARY KEY, name text NOT NULL, kind lift_kind NOT NULL, bottom_m int NOT NULL, top_m int NOT NULL, seats_per_hour int NOT NULL, built_year int NOT NULL, summer_service boolean NOT NULL);
CREATE TABLE pass_types (id int PRIMARY KEY, name text NOT NULL, price numeric(7,2) NOT NULL, valid_days int NOT NULL, for_children boolean NOT NULL);
CREATE TABLE passes (id int PRIMARY KEY, pass_type_id int NOT NULL REFERENCES pass_types, sold_at timestamptz NOT NULL, sold_where text NOT NULL, first_day date NOT NULL, holder_country text, refunded boolean NOT NULL DEFAULT false);
CREATE TABLE rides (id bigint PRIMARY KEY, lift_id int NOT NULL REFERENCES lifts, pass_id int NOT NULL REFERENCES passes, scanned_at timestamptz NOT NULL);
CREATE TABLE stoppages (id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lifts, cause text NOT NULL, began timestamptz NOT NULL, ended timestamptz, passengers_stranded int NOT NULL DEFAULT 0);
CREATE TABLE rope_checks (id int PRIMARY KEY, lift_id int NOT NULL REFERENCES lifts, checked_on date NOT NULL, inspector text NOT NULL, passed boolean NOT NULL, next_due date NOT NULL);
CREATE TABLE attendants (id int PRIMARY KEY, name text NOT NULL, lift_id int REFERENCES lifts, languages text[] NOT NULL, season_from date NOT NULL, season_to date);
CREATE TABLE wind_readings (lift_id int REFERENCES lifts, read_at timestamptz, kmh int NOT NULL, PRIMARY KEY (lift_id, read_at));
