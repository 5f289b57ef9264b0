CREATE TABLE "Customers" (
  "CustomerID" int PRIMARY KEY,
  "CompanyName" varchar(80) NOT NULL,
  "ContactName" varchar(60),
  "City" varchar(40) NOT NULL,
  "PaymentDays" int NOT NULL
);
CREATE TABLE "PaperStocks" (
  "PaperID" int PRIMARY KEY,
  "PaperName" varchar(60) NOT NULL,
  "GramsPerM2" int NOT NULL,
  "SheetsOnHand" int NOT NULL,
  "PricePerThousand" numeric(8,2) NOT NULL,
  "Recycled" boolean NOT NULL
);
CREATE TABLE "Presses" (
  "PressID" int PRIMARY KEY,
  "PressName" varchar(40) NOT NULL,
  "PressKind" varchar(20) NOT NULL,
  "SheetsPerHour" int NOT NULL,
  "LastServiced" date
);
CREATE TABLE "Jobs" (
  "JobID" int PRIMARY KEY,
  "CustomerID" int NOT NULL REFERENCES "Customers"("CustomerID"),
  "JobTitle" varchar(100) NOT NULL,
  "ProductType" varchar(30) NOT NULL,
  "PaperID" int NOT NULL REFERENCES "PaperStocks"("PaperID"),
  "PressID" int REFERENCES "Presses"("PressID"),
  "Copies" int NOT NULL,
  "QuotedPrice" numeric(10,2) NOT NULL,
  "OrderedOn" date NOT NULL,
  "DueOn" date NOT NULL,
  "ShippedOn" date,
  "JobStatus" varchar(20) NOT NULL
);
CREATE TABLE "Proofs" (
  "ProofID" int PRIMARY KEY,
  "JobID" int NOT NULL REFERENCES "Jobs"("JobID"),
  "RoundNo" int NOT NULL,
  "SentOn" date NOT NULL,
  "AnsweredOn" date,
  "Approved" boolean
);
CREATE TABLE "PressRuns" (
  "RunID" int PRIMARY KEY,
  "JobID" int NOT NULL REFERENCES "Jobs"("JobID"),
  "PressID" int NOT NULL REFERENCES "Presses"("PressID"),
  "Operator" varchar(40) NOT NULL,
  "StartedAt" timestamp NOT NULL,
  "FinishedAt" timestamp,
  "GoodSheets" int NOT NULL,
  "WasteSheets" int NOT NULL
);
CREATE TABLE "Invoices" (
  "InvoiceID" int PRIMARY KEY,
  "JobID" int NOT NULL REFERENCES "Jobs"("JobID"),
  "InvoiceDate" date NOT NULL,
  "Amount" numeric(10,2) NOT NULL,
  "PaidOn" date
);
