CREATE TABLE tbl_owner (OwnerNo int PRIMARY KEY, OwnerName varchar(50), Village varchar(30), ClientSince date, Blocked smallint);
CREATE TABLE tbl_animal (AnimalNo int PRIMARY KEY, OwnerNo int REFERENCES tbl_owner, AnimalName varchar(30), Species varchar(15), Born date, Died date, WeightKg numeric(6,1));
CREATE TABLE tbl_vet (VetNo int PRIMARY KEY, VetName varchar(40), Target numeric(9,2));
CREATE TABLE tbl_consult (ConsultNo int PRIMARY KEY, AnimalNo int REFERENCES tbl_animal, VetNo int REFERENCES tbl_vet, BookedOn date, ConsultDate timestamp, Minutes int, Fee numeric(7,2), HouseCall smallint);
CREATE TABLE tbl_drug (DrugNo int PRIMARY KEY, DrugName varchar(40), BuyPrice numeric(7,2), SellPrice numeric(7,2), Unit varchar(10));
CREATE TABLE tbl_consult_drug (ConsultNo int REFERENCES tbl_consult, DrugNo int REFERENCES tbl_drug, Qty numeric(6,1), SellPrice numeric(7,2), PRIMARY KEY (ConsultNo, DrugNo));
CREATE TABLE tbl_invoice (InvNo int PRIMARY KEY, ConsultNo int REFERENCES tbl_consult, InvDate date, Total numeric(8,2), PaidDate date, PaidAmount numeric(8,2));
CREATE TABLE tbl_vaccination (VaccNo int PRIMARY KEY, AnimalNo int REFERENCES tbl_animal, Vaccine varchar(30), GivenOn date, NextDue date);
