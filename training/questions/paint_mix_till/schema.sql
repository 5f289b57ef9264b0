CREATE TABLE shade (shade_code text PRIMARY KEY, shade_name text NOT NULL, family text NOT NULL, surcharge_litre numeric(5,2) NOT NULL);
CREATE TABLE base_paint (base_id int PRIMARY KEY, base_name text NOT NULL, finish text NOT NULL, price_litre numeric(6,2) NOT NULL);
CREATE TABLE formula (shade_code text NOT NULL REFERENCES shade, pigment text NOT NULL, ml_per_litre numeric(5,1) NOT NULL, PRIMARY KEY (shade_code, pigment));
CREATE TABLE decorator (dec_id int PRIMARY KEY, dec_name text NOT NULL, account_type text NOT NULL);
COMMENT ON COLUMN decorator.account_type IS 'trade or diy';
CREATE TABLE mix (mix_id int PRIMARY KEY, dec_id int NOT NULL REFERENCES decorator, base_id int NOT NULL REFERENCES base_paint, shade_code text NOT NULL REFERENCES shade, litres numeric(5,1) NOT NULL, mixed_at timestamp NOT NULL, picked_up_at timestamp, remix_of int REFERENCES mix);
CREATE TABLE tester_pot (pot_id int PRIMARY KEY, shade_code text NOT NULL REFERENCES shade, dec_id int REFERENCES decorator, sold_on date NOT NULL, price numeric(4,2) NOT NULL);
