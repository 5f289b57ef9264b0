CREATE TABLE "Dentist" ("DentistId" int PRIMARY KEY, "Name" text NOT NULL, "Practice" text NOT NULL, "City" text NOT NULL, "CustomerSince" date);
CREATE TABLE "Technician" ("TechnicianId" int PRIMARY KEY, "Name" text NOT NULL, "Skill" text NOT NULL, "HourlyRate" numeric(6,2) NOT NULL, "LeftOn" date);
CREATE TABLE "Material" ("MaterialId" int PRIMARY KEY, "Name" text NOT NULL, "PricePerUnit" numeric(8,2) NOT NULL);
CREATE TABLE "LabCase" (
 "CaseId" int PRIMARY KEY, "CaseNumber" text NOT NULL UNIQUE, "OrderingDentistId" int NOT NULL REFERENCES "Dentist", "BilledDentistId" int NOT NULL REFERENCES "Dentist",
 "MaterialId" int NOT NULL REFERENCES "Material", "WorkType" text NOT NULL, "Shade" text, "MadeById" int NOT NULL REFERENCES "Technician", "CheckedById" int REFERENCES "Technician",
 "ReceivedOn" date NOT NULL, "PromisedOn" date NOT NULL, "FinishedOn" date, "ShippedOn" date, "FittingOn" date NOT NULL, "Price" numeric(8,2) NOT NULL, "Rush" boolean NOT NULL);
CREATE TABLE "Remake" ("RemakeId" int PRIMARY KEY, "CaseId" int NOT NULL REFERENCES "LabCase", "Reason" text NOT NULL, "RequestedOn" date NOT NULL, "RedoneById" int NOT NULL REFERENCES "Technician", "CompletedOn" date, "Cost" numeric(8,2) NOT NULL);
CREATE TABLE "Invoice" ("InvoiceId" int PRIMARY KEY, "CaseId" int NOT NULL REFERENCES "LabCase", "InvoicedOn" date NOT NULL, "DueOn" date NOT NULL, "PaidOn" date, "Total" numeric(8,2) NOT NULL);
