CREATE TABLE pub (pub_id int PRIMARY KEY, pub text NOT NULL, area text NOT NULL, deposit_held numeric(8,2) NOT NULL, closed_on date);
CREATE TABLE beer (beer_id int PRIMARY KEY, beer text NOT NULL, style text NOT NULL, abv numeric(3,1) NOT NULL);
CREATE TABLE keg (keg_no int PRIMARY KEY, litres int NOT NULL, bought_on date NOT NULL, purchase_price numeric(7,2) NOT NULL, scrapped_on date);
CREATE TABLE fill (fill_id int PRIMARY KEY, keg_no int NOT NULL REFERENCES keg, beer_id int NOT NULL REFERENCES beer, filled_on date NOT NULL, best_before date NOT NULL);
CREATE TABLE keg_trip (trip_id int PRIMARY KEY, fill_id int NOT NULL REFERENCES fill, pub_id int NOT NULL REFERENCES pub, out_on date NOT NULL, back_on date, price_per_litre numeric(5,2) NOT NULL, ullage_l numeric(4,1) NOT NULL DEFAULT 0);
