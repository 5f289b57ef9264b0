CREATE TABLE storefront (sf_id int PRIMARY KEY, sf_domain text NOT NULL, lang char(2) NOT NULL, launched date NOT NULL, shut date);
CREATE TABLE factory (fac_id int PRIMARY KEY, fac_name text NOT NULL, country text NOT NULL, promise_days int NOT NULL);
CREATE TABLE listing (lst_id int PRIMARY KEY, sf_id int NOT NULL REFERENCES storefront, fac_id int NOT NULL REFERENCES factory, headline text NOT NULL, shop_price numeric(7,2) NOT NULL, factory_price numeric(7,2) NOT NULL, live boolean NOT NULL);
CREATE TABLE purchase (pur_id int PRIMARY KEY, lst_id int NOT NULL REFERENCES listing, shopper_mail text NOT NULL, bought_at timestamp NOT NULL, units int NOT NULL, unit_paid numeric(7,2) NOT NULL, forwarded_at timestamp, factory_sent date, arrived date, refunded numeric(8,2));
CREATE TABLE ad_spend (sf_id int NOT NULL REFERENCES storefront, month date NOT NULL, platform text NOT NULL, euros numeric(8,2) NOT NULL, clicks int NOT NULL, PRIMARY KEY (sf_id, month, platform));
