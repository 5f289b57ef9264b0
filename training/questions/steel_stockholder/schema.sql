CREATE TABLE "Depot" ("DepotCode" text PRIMARY KEY, "DepotName" text NOT NULL, "Crane" boolean NOT NULL);
CREATE TABLE "Grade" ("GradeCode" text PRIMARY KEY, "Family" text NOT NULL, "MillCertificate" boolean NOT NULL);
CREATE TABLE "Section" ("SectionId" int PRIMARY KEY, "Profile" text NOT NULL, "Size" text NOT NULL, "KgPerMetre" numeric(7,2) NOT NULL);
CREATE TABLE "StockLot" ("LotNo" text PRIMARY KEY, "DepotCode" text NOT NULL REFERENCES "Depot", "SectionId" int NOT NULL REFERENCES "Section", "GradeCode" text NOT NULL REFERENCES "Grade", "MetresOnHand" numeric(8,1) NOT NULL, "CostPerTonne" numeric(8,2) NOT NULL, "ReceivedOn" date NOT NULL);
CREATE TABLE "Fabricator" ("FabricatorId" int PRIMARY KEY, "TradeName" text NOT NULL, "Region" text NOT NULL, "PaymentDays" int NOT NULL, "AccountFrozen" boolean NOT NULL);
CREATE TABLE "SalesOrder" ("OrderRef" text PRIMARY KEY, "FabricatorId" int NOT NULL REFERENCES "Fabricator", "TakenBy" text NOT NULL, "OrderDate" date NOT NULL, "WantedBy" date NOT NULL, "LeftYardOn" date);
CREATE TABLE "OrderItem" ("OrderRef" text NOT NULL REFERENCES "SalesOrder", "ItemNo" int NOT NULL, "LotNo" text NOT NULL REFERENCES "StockLot", "Metres" numeric(7,1) NOT NULL, "PricePerTonne" numeric(8,2) NOT NULL, "CutToLength" boolean NOT NULL, PRIMARY KEY ("OrderRef","ItemNo"));
CREATE TABLE "SawJob" ("SawJobId" int PRIMARY KEY, "OrderRef" text NOT NULL, "ItemNo" int NOT NULL, "Saw" text NOT NULL, "Operator" text NOT NULL, "Cuts" int NOT NULL, "SawnOn" date NOT NULL, FOREIGN KEY ("OrderRef","ItemNo") REFERENCES "OrderItem");
