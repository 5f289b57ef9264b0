CREATE TABLE parcel (parcel_code text PRIMARY KEY, parcel_name text NOT NULL, grape text NOT NULL, hectares numeric(5,2) NOT NULL, planted_year int NOT NULL, organic boolean NOT NULL);
CREATE TABLE product (product_no int PRIMARY KEY, trade_name text NOT NULL, active_substance text NOT NULL, approved_until date NOT NULL, wait_days int NOT NULL, max_per_year int NOT NULL, price_per_kg numeric(7,2) NOT NULL);
COMMENT ON COLUMN product.wait_days IS 'days between spraying and harvest';
CREATE TABLE sprayer (sprayer_no int PRIMARY KEY, label text NOT NULL, tested_on date NOT NULL, test_valid_to date NOT NULL);
CREATE TABLE operator (operator_no int PRIMARY KEY, full_name text NOT NULL, certificate_to date);
CREATE TABLE spraying (spraying_no int PRIMARY KEY, parcel_code text NOT NULL REFERENCES parcel, product_no int NOT NULL REFERENCES product, sprayer_no int NOT NULL REFERENCES sprayer, operator_no int NOT NULL REFERENCES operator, sprayed_at timestamp NOT NULL, kg_used numeric(6,2) NOT NULL, water_litres int NOT NULL, wind_ms numeric(3,1), reason text);
CREATE TABLE harvest (harvest_no int PRIMARY KEY, parcel_code text NOT NULL REFERENCES parcel, picked_on date NOT NULL, kg_grapes int NOT NULL, must_weight int);
