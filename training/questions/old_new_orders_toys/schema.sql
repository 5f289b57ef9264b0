CREATE TABLE ORDERS_2019 (ONUM int PRIMARY KEY, CNAME text NOT NULL, CTOWN text, ODATE date NOT NULL, SDATE date, AMOUNT numeric(9,2) NOT NULL, PAIDFL char(1) NOT NULL);
CREATE TABLE customer2 (cust2_id int PRIMARY KEY, custname text NOT NULL, billtown text, shiptown text, custsince date NOT NULL, vatno text, pricelist char(1) NOT NULL);
CREATE TABLE order2 (order2_id int PRIMARY KEY, cust2_id int NOT NULL REFERENCES customer2, orderdate date NOT NULL, wantdate date, shipdate date, invdate date, paydate date, orderstate smallint NOT NULL, goodsamt numeric(9,2) NOT NULL, freightamt numeric(7,2) NOT NULL, discamt numeric(8,2) NOT NULL, salesman text, packer text);
CREATE TABLE orderline2 (order2_id int REFERENCES order2, lineno int, toy_id int NOT NULL, qtyord int NOT NULL, qtyship int NOT NULL, unitprice numeric(7,2) NOT NULL, PRIMARY KEY (order2_id, lineno));
CREATE TABLE toy (toy_id int PRIMARY KEY, toyname text NOT NULL, agefrom int, toygroup text NOT NULL, stockqty int NOT NULL, discontinued smallint NOT NULL);
CREATE TABLE orderstates (orderstate smallint PRIMARY KEY, statetext text NOT NULL);
COMMENT ON TABLE ORDERS_2019 IS 'orders up to the end of 2019, from the old program; one row per order, no lines';
