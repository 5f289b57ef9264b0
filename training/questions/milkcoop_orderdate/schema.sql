CREATE TABLE farmer (farmerno int PRIMARY KEY, farmername text NOT NULL, farmvillage text NOT NULL, joindate date NOT NULL, leavedate date, cowcount int, bankacct text);
CREATE TABLE collection (collno int PRIMARY KEY, farmerno int REFERENCES farmer(farmerno), colldate date NOT NULL, shiftcode char(1) NOT NULL, litres numeric(8,1) NOT NULL, fatpct numeric(4,2), tempc numeric(4,1), rejectflag int NOT NULL, tankerno int);
CREATE TABLE tanker (tankerno int PRIMARY KEY, regno text NOT NULL, drivername text, capacitylitres int NOT NULL);
CREATE TABLE monthpay (farmerno int REFERENCES farmer(farmerno), paymonth date NOT NULL, totallitres numeric(10,1) NOT NULL, grossamt numeric(10,2) NOT NULL, feedded numeric(10,2) NOT NULL, loanded numeric(10,2) NOT NULL, netamt numeric(10,2) NOT NULL, paiddate date, PRIMARY KEY (farmerno, paymonth));
CREATE TABLE feedsale (saleno int PRIMARY KEY, farmerno int REFERENCES farmer(farmerno), saledate date NOT NULL, feedname text NOT NULL, bagcount int NOT NULL, unitprice numeric(7,2) NOT NULL, soldby text);
CREATE TABLE buyer (buyerno int PRIMARY KEY, buyername text NOT NULL, buyertown text);
CREATE TABLE milkorder (orderno int PRIMARY KEY, buyerno int REFERENCES buyer(buyerno), orderdate date NOT NULL, wantdate date NOT NULL, dispatchdate date, orderlitres int NOT NULL, sentlitres int, priceperlitre numeric(5,3) NOT NULL);
