CREATE TABLE "Household" ("householdNo" int PRIMARY KEY, "surname" text NOT NULL, "suburb" text NOT NULL);
CREATE TABLE "Cloth" ("clothNo" int PRIMARY KEY, "clothName" text NOT NULL, "widthCm" int NOT NULL, "pricePerMetre" numeric(7,2) NOT NULL, "blackout" boolean NOT NULL, "metresLeft" numeric(7,1) NOT NULL);
CREATE TABLE "HomeVisit" ("visitNo" int PRIMARY KEY, "householdNo" int NOT NULL REFERENCES "Household", "adviser" text NOT NULL, "visitedOn" date NOT NULL, "windows" int NOT NULL);
CREATE TABLE "Quote" ("quoteNo" int PRIMARY KEY, "visitNo" int NOT NULL REFERENCES "HomeVisit", "sentOn" date NOT NULL, "acceptedOn" date, "declinedOn" date);
CREATE TABLE "QuoteLine" ("quoteNo" int NOT NULL REFERENCES "Quote", "lineNo" int NOT NULL, "clothNo" int NOT NULL REFERENCES "Cloth", "metres" numeric(5,1) NOT NULL, "makingCharge" numeric(7,2) NOT NULL, "sewnBy" text, "sewnOn" date, PRIMARY KEY ("quoteNo", "lineNo"));
CREATE TABLE "Fitting" ("fittingNo" int PRIMARY KEY, "quoteNo" int NOT NULL REFERENCES "Quote", "plannedFor" date NOT NULL, "doneOn" date, "fitter" text NOT NULL, "snags" int NOT NULL);
