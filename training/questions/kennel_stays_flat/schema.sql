CREATE TABLE stays (id int PRIMARY KEY, pet text NOT NULL, breed text, sex char(1) NOT NULL, owner text NOT NULL, owner_tel text, emergency_name text, run_code text NOT NULL, arr date NOT NULL, dep_plan date NOT NULL, dep_act date, day_fee numeric(6,2) NOT NULL, walks_extra int NOT NULL, meds char(1) NOT NULL, paid numeric(8,2) NOT NULL, cancelled char(1) NOT NULL, booked_on date NOT NULL);
CREATE TABLE runs (run_code text PRIMARY KEY, size text NOT NULL, heated char(1) NOT NULL, block text NOT NULL);
CREATE TABLE extras_tariff (code text PRIMARY KEY, label text NOT NULL, price numeric(6,2) NOT NULL);
COMMENT ON COLUMN stays.run_code IS 'code of the kennel run';
COMMENT ON COLUMN stays.meds IS 'Y: needs medicine';
COMMENT ON COLUMN stays.walks_extra IS 'number of extra walks, each at the tariff price of code WLK';
