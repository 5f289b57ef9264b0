CREATE TABLE Station (StationId int PRIMARY KEY, StationName text NOT NULL, AirportCode char(3));
CREATE TABLE CarGroup (GroupCode char(1) PRIMARY KEY, GroupName text NOT NULL, DayRate numeric(6,2) NOT NULL);
CREATE TABLE Car (CarId int PRIMARY KEY, Plate text NOT NULL, GroupCode char(1) NOT NULL REFERENCES CarGroup, HomeStationId int NOT NULL REFERENCES Station(StationId), BoughtOn date NOT NULL, PurchasePrice numeric(9,2) NOT NULL, SoldOn date, SalePrice numeric(9,2));
CREATE TABLE Renter (RenterId int PRIMARY KEY, RenterName text NOT NULL, Corporate boolean NOT NULL, Country text NOT NULL);
CREATE TABLE Rental (RentalId int PRIMARY KEY, CarId int NOT NULL REFERENCES Car, RenterId int NOT NULL REFERENCES Renter, PickupStationId int NOT NULL REFERENCES Station(StationId), ReturnStationId int REFERENCES Station(StationId), ReservedAt timestamp NOT NULL, PickedUpAt timestamp NOT NULL, DueBackAt timestamp NOT NULL, ReturnedAt timestamp, DailyPrice numeric(6,2) NOT NULL, Days int NOT NULL, Discount numeric(6,2) NOT NULL, KmDriven int);
CREATE TABLE RentalExtra (RentalId int NOT NULL REFERENCES Rental, ExtraName text NOT NULL, PricePerDay numeric(5,2) NOT NULL, PRIMARY KEY (RentalId, ExtraName));
CREATE TABLE Damage (DamageId int PRIMARY KEY, RentalId int NOT NULL REFERENCES Rental, RepairCost numeric(8,2) NOT NULL, PaidByRenter numeric(8,2) NOT NULL, ReportedOn date NOT NULL);
