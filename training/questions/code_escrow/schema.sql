CREATE TABLE vendor (vendor_no int PRIMARY KEY, vendor_name text NOT NULL, country text NOT NULL, contact_email text);
CREATE TABLE beneficiary (beneficiary_no int PRIMARY KEY, company text NOT NULL, sector text NOT NULL);
CREATE TABLE product (product_no int PRIMARY KEY, vendor_no int NOT NULL REFERENCES vendor, product_name text NOT NULL, main_language text NOT NULL, lines_of_code int);
CREATE TABLE agreement (agreement_no text PRIMARY KEY, product_no int NOT NULL REFERENCES product, beneficiary_no int NOT NULL REFERENCES beneficiary, signed date NOT NULL, ends date, yearly_fee_chf numeric(9,2) NOT NULL, deposit_every_months int NOT NULL);
CREATE TABLE deposit (deposit_no int PRIMARY KEY, product_no int NOT NULL REFERENCES product, received date NOT NULL, medium text NOT NULL, size_gb numeric(8,2) NOT NULL, checksum_ok boolean, vault text NOT NULL);
CREATE TABLE verification (verification_no int PRIMARY KEY, deposit_no int NOT NULL REFERENCES deposit, level int NOT NULL, analyst text NOT NULL, started date NOT NULL, ended date, result text, price_chf numeric(9,2) NOT NULL);
CREATE TABLE release_request (request_no int PRIMARY KEY, agreement_no text NOT NULL REFERENCES agreement, asked date NOT NULL, ground text NOT NULL, decided date, granted boolean);
