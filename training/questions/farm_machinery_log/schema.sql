CREATE TABLE tblMachine (MachNo int PRIMARY KEY, MachName text NOT NULL, Kind text NOT NULL, BoughtOn date NOT NULL, PriceEur numeric(10,2) NOT NULL, SoldOn date, HoursAtPurchase int NOT NULL);
CREATE TABLE tblWorker (WorkerNo int PRIMARY KEY, WorkerName text NOT NULL);
CREATE TABLE tblField (FieldNo int PRIMARY KEY, FieldName text NOT NULL, Hectares numeric(6,2) NOT NULL, Leased smallint NOT NULL);
CREATE TABLE tblUse (UseNo int PRIMARY KEY, MachNo int NOT NULL REFERENCES tblMachine, WorkerNo int NOT NULL REFERENCES tblWorker, FieldNo int REFERENCES tblField, UseDate date NOT NULL, Hours numeric(4,1) NOT NULL, DieselL numeric(6,1), Task text NOT NULL);
CREATE TABLE tblService (ServiceNo int PRIMARY KEY, MachNo int NOT NULL REFERENCES tblMachine, DoneOn date NOT NULL, NextDue date NOT NULL, Workshop text NOT NULL, LabourEur numeric(8,2) NOT NULL, PartsEur numeric(8,2) NOT NULL);
CREATE TABLE tblDamage (DamageNo int PRIMARY KEY, MachNo int NOT NULL REFERENCES tblMachine, NoticedOn date NOT NULL, FixedOn date, Descr text NOT NULL);
COMMENT ON COLUMN tblField.Leased IS '1 leased, 0 own';
