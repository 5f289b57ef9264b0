CREATE TABLE "Adviser" (
  "AdviserID" int PRIMARY KEY,
  "AdviserName" varchar(60) NOT NULL,
  "HourlyRate" numeric(6,2) NOT NULL,
  "Partner" boolean NOT NULL
);
CREATE TABLE "Mandate" (
  "MandateID" int PRIMARY KEY,
  "ClientName" varchar(80) NOT NULL,
  "LegalForm" varchar(20) NOT NULL,
  "City" varchar(40) NOT NULL,
  "AdviserID" int NOT NULL REFERENCES "Adviser"("AdviserID"),
  "SinceDate" date NOT NULL,
  "EndedDate" date,
  "MonthlyRetainer" numeric(8,2)
);
CREATE TABLE "TaxReturn" (
  "ReturnID" int PRIMARY KEY,
  "MandateID" int NOT NULL REFERENCES "Mandate"("MandateID"),
  "TaxKind" varchar(30) NOT NULL,
  "TaxYear" int NOT NULL,
  "DueDate" date NOT NULL,
  "DocumentsComplete" date,
  "FiledDate" date,
  "AssessedAmount" numeric(11,2)
);
CREATE TABLE "WorkLog" (
  "LogID" int PRIMARY KEY,
  "MandateID" int NOT NULL REFERENCES "Mandate"("MandateID"),
  "AdviserID" int NOT NULL REFERENCES "Adviser"("AdviserID"),
  "WorkDate" date NOT NULL,
  "Hours" numeric(4,2) NOT NULL,
  "Billable" boolean NOT NULL,
  "Note" varchar(100)
);
CREATE TABLE "Invoice" (
  "InvoiceNo" varchar(12) PRIMARY KEY,
  "MandateID" int NOT NULL REFERENCES "Mandate"("MandateID"),
  "InvoiceDate" date NOT NULL,
  "NetAmount" numeric(10,2) NOT NULL,
  "PaidDate" date,
  "RemindersSent" int NOT NULL
);
CREATE TABLE "Audit" (
  "AuditID" int PRIMARY KEY,
  "MandateID" int NOT NULL REFERENCES "Mandate"("MandateID"),
  "AnnouncedDate" date NOT NULL,
  "ClosedDate" date,
  "BackTax" numeric(11,2)
);
