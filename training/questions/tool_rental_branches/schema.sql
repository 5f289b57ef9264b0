CREATE TABLE Branches (BranchID int PRIMARY KEY, BranchName text NOT NULL, Town text NOT NULL, Region text NOT NULL);
CREATE TABLE Tools (ToolID int PRIMARY KEY, ToolName text NOT NULL, Category text NOT NULL, DailyRate numeric(7,2) NOT NULL, Deposit numeric(7,2) NOT NULL, BranchID int NOT NULL REFERENCES Branches, Condition text NOT NULL CHECK (Condition IN ('OK','DEF','SCRAP')));
COMMENT ON COLUMN Tools.Condition IS 'OK usable, DEF defective, SCRAP scrapped';
CREATE TABLE Customers (CustomerID int PRIMARY KEY, CustomerName text NOT NULL, IsBusiness boolean NOT NULL, Blacklisted boolean NOT NULL, SignedUp date NOT NULL);
CREATE TABLE Rentals (RentalID int PRIMARY KEY, CustomerID int NOT NULL REFERENCES Customers, ToolID int NOT NULL REFERENCES Tools, RentedAt timestamp NOT NULL, DueAt timestamp NOT NULL, ReturnedAt timestamp, Charged numeric(8,2), PaidBy text CHECK (PaidBy IN ('debit_card','credit_card','cash','invoice')));
CREATE TABLE DamageReports (ReportID int PRIMARY KEY, RentalID int NOT NULL REFERENCES Rentals, ReportedOn date NOT NULL, RepairCost numeric(8,2), RepairedOn date, AtFault text CHECK (AtFault IN ('C','W','U')));
COMMENT ON COLUMN DamageReports.AtFault IS 'C customer, W wear and tear, U unknown';
