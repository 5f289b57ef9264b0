CREATE TABLE "Herd" (herd_code char(2) PRIMARY KEY, herd_name text NOT NULL, barn text NOT NULL);
CREATE TABLE "Cow" (ear_tag text PRIMARY KEY, cow_name text, herd_code char(2) NOT NULL REFERENCES "Herd", breed text NOT NULL, birth_date date NOT NULL, sold_date date);
CREATE TABLE "Calving" (calving_id int PRIMARY KEY, ear_tag text NOT NULL REFERENCES "Cow", calving_date date NOT NULL, calf_sex char(1), alive boolean NOT NULL);
CREATE TABLE "MilkTest" (ear_tag text NOT NULL REFERENCES "Cow", test_date date NOT NULL, kg_milk numeric(5,1) NOT NULL, fat_pct numeric(4,2) NOT NULL, protein_pct numeric(4,2) NOT NULL, cell_count int NOT NULL, PRIMARY KEY (ear_tag, test_date));
CREATE TABLE "TankPickup" (pickup_id int PRIMARY KEY, pickup_date date NOT NULL, litres int NOT NULL, base_price_ct numeric(5,2) NOT NULL, bonus_ct numeric(4,2) NOT NULL, dairy text NOT NULL);
COMMENT ON COLUMN "TankPickup".base_price_ct IS 'cents per litre';
CREATE TABLE "FeedUse" (herd_code char(2) NOT NULL REFERENCES "Herd", feed_date date NOT NULL, feed text NOT NULL, kg int NOT NULL, cost_eur numeric(8,2) NOT NULL, PRIMARY KEY (herd_code, feed_date, feed));
