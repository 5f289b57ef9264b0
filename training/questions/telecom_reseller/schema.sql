CREATE TABLE dealer_shop (shop_id int PRIMARY KEY, shop_name text NOT NULL, city text NOT NULL);
CREATE TABLE seller (seller_id int PRIMARY KEY, seller_name text NOT NULL, shop_id int NOT NULL REFERENCES dealer_shop, monthly_goal int NOT NULL);
CREATE TABLE subscriber (subscriber_id int PRIMARY KEY, full_name text NOT NULL, birth date, city text NOT NULL, marketing_ok boolean NOT NULL);
CREATE TABLE tariff (tariff_code text PRIMARY KEY, network text NOT NULL, tariff_name text NOT NULL, monthly numeric(6,2) NOT NULL, data_gb int, commission numeric(7,2) NOT NULL);
CREATE TABLE contract (contract_no int PRIMARY KEY, subscriber_id int NOT NULL REFERENCES subscriber, tariff_code text NOT NULL REFERENCES tariff, seller_id int REFERENCES seller, signed_on date NOT NULL, activated_on date, min_term_ends date NOT NULL, ended_on date, phone_number text, renewal_of int REFERENCES contract);
CREATE TABLE handset (imei text PRIMARY KEY, model text NOT NULL, cost numeric(8,2) NOT NULL, price numeric(8,2) NOT NULL, shop_id int NOT NULL REFERENCES dealer_shop, arrived_on date NOT NULL, sold_on date, contract_no int REFERENCES contract);
CREATE TABLE commission_line (line_id int PRIMARY KEY, contract_no int NOT NULL REFERENCES contract, expected numeric(7,2) NOT NULL, received numeric(7,2), received_on date, clawed_back_on date);
CREATE TABLE repair (repair_id int PRIMARY KEY, shop_id int NOT NULL REFERENCES dealer_shop, subscriber_id int NOT NULL REFERENCES subscriber, taken_in date NOT NULL, fault text NOT NULL, ready_on date, picked_up date, charge numeric(7,2));
