CREATE TABLE shop (shop_id int PRIMARY KEY, shop_name text NOT NULL, country_iso2 char(2) NOT NULL, contract text NOT NULL CHECK (contract IN ('BASIC','PLUS','PREMIUM')));
CREATE TABLE reason (reason_code char(2) PRIMARY KEY, reason_text text NOT NULL);
CREATE TABLE return_parcel (parcel_no int PRIMARY KEY, shop_id int NOT NULL REFERENCES shop, buyer_name text NOT NULL, buyer_country char(2) NOT NULL, announced_on date NOT NULL, arrived_on date, reason_code char(2) REFERENCES reason, carrier text NOT NULL CHECK (carrier IN ('RHP','FLX','DROPOFF')), state text NOT NULL CHECK (state IN ('ANN','ARR','CHK','REF','REJ')), weight_kg numeric(5,2) NOT NULL, fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN return_parcel.state IS 'ANN announced, ARR arrived, CHK being checked, REF refunded, REJ rejected';
COMMENT ON COLUMN return_parcel.carrier IS 'RHP Rhenopost (post), FLX Flexline courier, DROPOFF handed in at a parcel shop';
CREATE TABLE returned_item (item_id int PRIMARY KEY, parcel_no int NOT NULL REFERENCES return_parcel, sku text NOT NULL, value numeric(8,2) NOT NULL, grade char(1) CHECK (grade IN ('A','B','C')), disposition text CHECK (disposition IN ('RESTOCK','OUTLET','SCRAP')));
COMMENT ON COLUMN returned_item.grade IS 'A as new, B slight traces of use, C damaged';
CREATE TABLE refund (refund_id int PRIMARY KEY, parcel_no int NOT NULL REFERENCES return_parcel, approved_on date NOT NULL, paid_out_on date, amount numeric(8,2) NOT NULL, method text NOT NULL CHECK (method IN ('ORIGINAL','STORE_CREDIT','SEPA')));
