CREATE TABLE "Branch" ("Id" int PRIMARY KEY, "Name" text NOT NULL, "City" text NOT NULL);
CREATE TABLE "Technician" ("Id" int PRIMARY KEY, "Name" text NOT NULL, "BranchId" int NOT NULL REFERENCES "Branch", "TrainedById" int REFERENCES "Technician");
CREATE TABLE "Handset" ("Id" int PRIMARY KEY, "Maker" text NOT NULL, "Model" text NOT NULL, "ReleasedYear" int NOT NULL);
CREATE TABLE "Repair" ("Id" int PRIMARY KEY, "BranchId" int NOT NULL REFERENCES "Branch", "HandsetId" int NOT NULL REFERENCES "Handset", "TakenInBy" int NOT NULL REFERENCES "Technician", "RepairedBy" int REFERENCES "Technician", "Customer" text NOT NULL, "Fault" text NOT NULL, "BroughtIn" date NOT NULL, "PromisedFor" date NOT NULL, "ReadyOn" date, "CollectedOn" date, "Labour" numeric(7,2), "Warranty" boolean NOT NULL);
CREATE TABLE "RepairPart" ("RepairId" int NOT NULL REFERENCES "Repair", "PartName" text NOT NULL, "BuyingPrice" numeric(7,2) NOT NULL, "ChargedPrice" numeric(7,2) NOT NULL);
