CREATE TABLE advertisers (id serial PRIMARY KEY, brand text NOT NULL, agency text, sector text NOT NULL, credit_limit numeric(10,2) NOT NULL);
CREATE TABLE shelters (id int PRIMARY KEY, stop_name text NOT NULL, street text NOT NULL, district text NOT NULL, daily_passengers int, has_screen boolean NOT NULL, weekly_rate numeric(8,2) NOT NULL, removed_on date);
CREATE TABLE campaigns (id int PRIMARY KEY, advertiser_id int NOT NULL REFERENCES advertisers(id), title text NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, budget numeric(10,2) NOT NULL, sales_rep text NOT NULL);
CREATE TABLE placements (id int PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaigns(id), shelter_id int NOT NULL REFERENCES shelters(id), from_date date NOT NULL, to_date date NOT NULL, price numeric(8,2) NOT NULL, mounted_on date);
CREATE TABLE crews (id int PRIMARY KEY, crew_name text NOT NULL, van_plate text NOT NULL);
CREATE TABLE repairs (id int PRIMARY KEY, shelter_id int NOT NULL REFERENCES shelters(id), crew_id int REFERENCES crews(id), damage text NOT NULL, noticed_on date NOT NULL, mended_on date, cost numeric(8,2));
