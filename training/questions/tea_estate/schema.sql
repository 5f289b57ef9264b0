CREATE TABLE divisions (division_no int PRIMARY KEY, division_name text, hectares numeric(6,1), elevation_m int);
CREATE TABLE fields (field_code text PRIMARY KEY, division_no int, cultivar text, planted_year int, bushes int, last_pruned date);
CREATE TABLE workers (worker_no int PRIMARY KEY, worker_name text, gang text, division_no int, joined date, left_date date);
CREATE TABLE plucking (pluck_id int PRIMARY KEY, field_code text, worker_no int, pluck_date date, green_leaf_kg numeric(5,1), fine_leaf_pct int);
CREATE TABLE factory_batches (batch_no int PRIMARY KEY, made_on date, green_leaf_kg int, made_tea_kg int, grade text, tasting_score int, taster text);
CREATE TABLE auctions (lot_no int PRIMARY KEY, batch_no int, auction_date date, kg int, price_per_kg numeric(6,2), broker text, buyer text, paid_date date);
CREATE TABLE rainfall (division_no int, rain_date date, mm numeric(5,1));
CREATE TABLE spraying (spray_id int PRIMARY KEY, field_code text, spray_date date, product text, litres numeric(6,1), safe_from date);
