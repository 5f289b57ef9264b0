CREATE TABLE tblClient (
  ClientId int PRIMARY KEY,
  ClientName varchar(60) NOT NULL,
  City varchar(40) NOT NULL,
  ServicePlan varchar(10) NOT NULL,
  MonthlyFee numeric(8,2) NOT NULL,
  IncludedHours numeric(5,1) NOT NULL,
  ContractEnd date
);
CREATE TABLE tblTechnician (
  TechnicianId int PRIMARY KEY,
  TechnicianName varchar(50) NOT NULL,
  Certified boolean NOT NULL
);
CREATE TABLE tblDevice (
  DeviceId int PRIMARY KEY,
  ClientId int NOT NULL REFERENCES tblClient,
  DeviceType varchar(20) NOT NULL,
  HostName varchar(40) NOT NULL,
  PurchaseDate date,
  WarrantyEnd date,
  LastPatched date,
  Retired boolean NOT NULL DEFAULT false
);
CREATE TABLE tblTicket (
  TicketId int PRIMARY KEY,
  ClientId int NOT NULL REFERENCES tblClient,
  DeviceId int REFERENCES tblDevice,
  Title varchar(80) NOT NULL,
  Severity varchar(10) NOT NULL,
  CreatedAt timestamp NOT NULL,
  ClosedAt timestamp,
  AssignedTo int REFERENCES tblTechnician
);
CREATE TABLE tblWorkLog (
  WorkLogId int PRIMARY KEY,
  TicketId int NOT NULL REFERENCES tblTicket,
  TechnicianId int NOT NULL REFERENCES tblTechnician,
  WorkDate date NOT NULL,
  Minutes int NOT NULL,
  OnSite boolean NOT NULL,
  Billable boolean NOT NULL
);
CREATE TABLE tblBackupRun (
  BackupRunId int PRIMARY KEY,
  DeviceId int NOT NULL REFERENCES tblDevice,
  RunDate date NOT NULL,
  Result varchar(10) NOT NULL,
  SizeGb numeric(8,1)
);
CREATE TABLE tblLicence (
  LicenceId int PRIMARY KEY,
  ClientId int NOT NULL REFERENCES tblClient,
  Product varchar(40) NOT NULL,
  Seats int NOT NULL,
  SeatsUsed int NOT NULL,
  RenewalDate date NOT NULL,
  PricePerSeat numeric(7,2) NOT NULL
);
