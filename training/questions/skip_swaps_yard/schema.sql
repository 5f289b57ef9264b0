CREATE TABLE "Customer" ("CustNo" int PRIMARY KEY, "Name" text NOT NULL, "Postcode" text NOT NULL, "OnStop" boolean NOT NULL);
CREATE TABLE "SkipSize" ("SizeYd" int PRIMARY KEY, "HirePrice" numeric(7,2) NOT NULL, "Owned" int NOT NULL);
CREATE TABLE "Driver" ("DriverId" int PRIMARY KEY, "DriverName" text NOT NULL, "LicenceTo" date NOT NULL);
CREATE TABLE "Job" ("JobNo" int PRIMARY KEY, "CustNo" int NOT NULL REFERENCES "Customer", "SizeYd" int NOT NULL REFERENCES "SkipSize", "DriverId" int REFERENCES "Driver", "JobType" text NOT NULL, "BookedOn" date NOT NULL, "DueOn" date NOT NULL, "DoneOn" date, "Permit" boolean NOT NULL);
CREATE TABLE "Ticket" ("TicketNo" int PRIMARY KEY, "JobNo" int NOT NULL REFERENCES "Job", "WasteType" text NOT NULL, "GrossKg" int NOT NULL, "TareKg" int NOT NULL, "TipFee" numeric(7,2) NOT NULL);
CREATE TABLE "Invoice" ("InvNo" int PRIMARY KEY, "JobNo" int NOT NULL REFERENCES "Job", "InvDate" date NOT NULL, "Net" numeric(8,2) NOT NULL, "Vat" numeric(8,2) NOT NULL, "PaidOn" date);
COMMENT ON COLUMN "Job"."JobType" IS 'D deliver, X exchange, C collect';
