CREATE TABLE siida (siida_no int PRIMARY KEY, siida_name text, municipality text, max_animals int);
CREATE TABLE herder (herder_no int PRIMARY KEY, siida_no int, name text, born_year int, earmark_code text, district_fee_paid boolean);
CREATE TABLE animal (tag text PRIMARY KEY, herder_no int, sex char(1), born_on date, coat text, mother_tag text, fate text, fate_on date);
CREATE TABLE gathering (gathering_no int PRIMARY KEY, siida_no int, corral text, began_on date, ended_on date, counted int, calves_marked int);
CREATE TABLE slaughter (slaughter_no int PRIMARY KEY, tag text, gathering_no int, plant text, carcass_kg numeric(5,1), price_per_kg_nok numeric(6,2));
CREATE TABLE predator_loss (loss_no int PRIMARY KEY, herder_no int, found_on date, predator text, animals_lost int, verified boolean, compensation_nok int);
CREATE TABLE gps_collar (collar_no int PRIMARY KEY, tag text, fitted_on date, battery_pct int, last_fix_at timestamptz);
