CREATE TABLE w_estate (est_id int PRIMARY KEY, est_name text, region text, ctry text);
CREATE TABLE w_wine (wine_id int PRIMARY KEY, wine_name text, colour text, vintage int, est_id int, bottle_price numeric(7,2), duty numeric(5,2));
CREATE TABLE w_stock (wine_id int, wh text, bottles int, PRIMARY KEY (wine_id, wh));
CREATE TABLE w_cust (cust_id int PRIMARY KEY, cust_name text, dob date, age_ok_on date, zip text);
CREATE TABLE w_order (ord_id int PRIMARY KEY, cust_id int, ord_ts timestamp, ship_ts timestamp, cancel_ts timestamp, pay_kind text, ship_fee numeric(5,2));
CREATE TABLE w_order_row (ord_id int, wine_id int, bottles int, bottle_price numeric(7,2), PRIMARY KEY (ord_id, wine_id));
CREATE TABLE w_review (rev_id int PRIMARY KEY, wine_id int, cust_id int, points int, rev_dt date);
