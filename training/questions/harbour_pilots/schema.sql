CREATE TABLE "Pilots" (
  "PilotID" int PRIMARY KEY,
  "PilotName" varchar(60) NOT NULL,
  "LicenceClass" smallint NOT NULL,
  "MaxShipLength" int NOT NULL,
  "AppointedOn" date NOT NULL,
  "RetiredOn" date,
  "MedicalUntil" date
);
CREATE TABLE "Ships" (
  "ImoNumber" int PRIMARY KEY,
  "ShipName" varchar(60) NOT NULL,
  "Flag" varchar(40) NOT NULL,
  "ShipType" varchar(20) NOT NULL,
  "LengthM" int NOT NULL,
  "DraughtM" numeric(4,1) NOT NULL,
  "AgentID" int
);
CREATE TABLE "Agents" (
  "AgentID" int PRIMARY KEY,
  "AgentName" varchar(60) NOT NULL,
  "CreditDays" int NOT NULL
);
CREATE TABLE "Berths" (
  "BerthCode" varchar(6) PRIMARY KEY,
  "BerthName" varchar(40) NOT NULL,
  "MaxDraughtM" numeric(4,1) NOT NULL,
  "Closed" boolean NOT NULL
);
CREATE TABLE "Pilotages" (
  "PilotageNo" int PRIMARY KEY,
  "ImoNumber" int NOT NULL REFERENCES "Ships"("ImoNumber"),
  "PilotID" int REFERENCES "Pilots"("PilotID"),
  "BerthCode" varchar(6) NOT NULL REFERENCES "Berths"("BerthCode"),
  "Direction" varchar(8) NOT NULL,
  "OrderedFor" timestamp NOT NULL,
  "BoardedAt" timestamp,
  "LeftAt" timestamp,
  "TugsUsed" smallint NOT NULL,
  "Fee" numeric(9,2) NOT NULL,
  "CancelledAt" timestamp
);
CREATE TABLE "Incidents" (
  "IncidentID" int PRIMARY KEY,
  "PilotageNo" int NOT NULL REFERENCES "Pilotages"("PilotageNo"),
  "IncidentKind" varchar(30) NOT NULL,
  "DamageCost" numeric(11,2),
  "ReportFiled" boolean NOT NULL
);
CREATE TABLE "Invoices" (
  "InvoiceNo" int PRIMARY KEY,
  "PilotageNo" int NOT NULL REFERENCES "Pilotages"("PilotageNo"),
  "AgentID" int NOT NULL REFERENCES "Agents"("AgentID"),
  "IssuedOn" date NOT NULL,
  "Total" numeric(9,2) NOT NULL,
  "PaidOn" date
);
