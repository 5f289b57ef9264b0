CREATE TABLE "Client" (
  "ClientID" int PRIMARY KEY,
  "FullName" varchar(80) NOT NULL,
  "ClientType" varchar(20) NOT NULL,
  "Town" varchar(40),
  "Telephone" varchar(30)
);
CREATE TABLE "StoneType" (
  "StoneTypeID" int PRIMARY KEY,
  "StoneName" varchar(40) NOT NULL,
  "Origin" varchar(40) NOT NULL,
  "CostPerTonne" numeric(8,2) NOT NULL,
  "TonnesInYard" numeric(6,2) NOT NULL
);
CREATE TABLE "Mason" (
  "MasonID" int PRIMARY KEY,
  "MasonName" varchar(60) NOT NULL,
  "Skill" varchar(30) NOT NULL,
  "DayRate" numeric(7,2) NOT NULL,
  "EndDate" date
);
CREATE TABLE "Commission" (
  "CommissionID" int PRIMARY KEY,
  "ClientID" int NOT NULL REFERENCES "Client"("ClientID"),
  "StoneTypeID" int REFERENCES "StoneType"("StoneTypeID"),
  "PieceKind" varchar(30) NOT NULL,
  "Inscription" varchar(120),
  "AgreedPrice" numeric(9,2) NOT NULL,
  "DepositPaid" numeric(9,2) NOT NULL,
  "OrderDate" date NOT NULL,
  "WantedBy" date,
  "FixedDate" date,
  "BalancePaidDate" date
);
CREATE TABLE "WorkDay" (
  "WorkDayID" int PRIMARY KEY,
  "CommissionID" int NOT NULL REFERENCES "Commission"("CommissionID"),
  "MasonID" int NOT NULL REFERENCES "Mason"("MasonID"),
  "WorkDate" date NOT NULL,
  "DayFraction" numeric(3,2) NOT NULL,
  "Task" varchar(30) NOT NULL
);
CREATE TABLE "Permit" (
  "PermitID" int PRIMARY KEY,
  "CommissionID" int NOT NULL REFERENCES "Commission"("CommissionID"),
  "Authority" varchar(60) NOT NULL,
  "AppliedDate" date NOT NULL,
  "GrantedDate" date,
  "Refused" boolean NOT NULL DEFAULT false,
  "PermitFee" numeric(7,2) NOT NULL
);
