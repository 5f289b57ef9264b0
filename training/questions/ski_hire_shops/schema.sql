CREATE TABLE sh_shop (shop_cd char(2) PRIMARY KEY, shop_nm text NOT NULL, valley text NOT NULL);
CREATE TABLE sh_gear (gear_no int PRIMARY KEY, kind text NOT NULL, brand text NOT NULL, length_cm int, shop_cd char(2) NOT NULL REFERENCES sh_shop, bought_season text NOT NULL, price_new numeric(7,2) NOT NULL, rate_day numeric(5,2) NOT NULL, written_off int NOT NULL DEFAULT 0);
CREATE TABLE sh_guest (guest_no int PRIMARY KEY, guest_nm text NOT NULL, country text NOT NULL, hotel text);
CREATE TABLE sh_hire (hire_no int PRIMARY KEY, guest_no int NOT NULL REFERENCES sh_guest, gear_no int NOT NULL REFERENCES sh_gear, shop_out char(2) NOT NULL REFERENCES sh_shop, shop_back char(2) REFERENCES sh_shop, d_out date NOT NULL, d_due date NOT NULL, d_back date, fee numeric(7,2) NOT NULL, insured int NOT NULL);
CREATE TABLE sh_service (serv_no int PRIMARY KEY, gear_no int NOT NULL REFERENCES sh_gear, d_serv date NOT NULL, work text NOT NULL, mins int NOT NULL, done_by text);
COMMENT ON COLUMN sh_gear.written_off IS '1 written off';
COMMENT ON COLUMN sh_hire.insured IS '1 breakage cover taken';
COMMENT ON COLUMN sh_gear.bought_season IS 'like 2024/25';
