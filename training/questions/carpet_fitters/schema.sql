CREATE TABLE "Showrooms" ("Id" int PRIMARY KEY, "Name" text NOT NULL, "Town" text NOT NULL);
CREATE TABLE "Fitters" ("Id" int PRIMARY KEY, "DisplayName" text NOT NULL, "Subcontractor" boolean NOT NULL, "DayRate" numeric(6,2) NOT NULL, "Van" text);
CREATE TABLE "Floorings" ("Id" int PRIMARY KEY, "Range" text NOT NULL, "Material" text NOT NULL, "Colour" text NOT NULL, "PricePerSqm" numeric(6,2) NOT NULL, "CostPerSqm" numeric(6,2) NOT NULL);
CREATE TABLE "Households" ("Id" int PRIMARY KEY, "ContactName" text NOT NULL, "Street" text NOT NULL, "Town" text NOT NULL, "Landlord" boolean NOT NULL);
CREATE TABLE "Quotes" ("Id" int PRIMARY KEY, "HouseholdId" int NOT NULL REFERENCES "Households", "ShowroomId" int NOT NULL REFERENCES "Showrooms", "QuotedOn" date NOT NULL, "Accepted" boolean, "DepositPaid" numeric(8,2) NOT NULL DEFAULT 0);
CREATE TABLE "Rooms" ("Id" int PRIMARY KEY, "QuoteId" int NOT NULL REFERENCES "Quotes", "RoomName" text NOT NULL, "FlooringId" int NOT NULL REFERENCES "Floorings", "AreaSqm" numeric(6,2) NOT NULL);
CREATE TABLE "Installations" ("Id" int PRIMARY KEY, "QuoteId" int NOT NULL REFERENCES "Quotes", "FitterId" int REFERENCES "Fitters", "PlannedFor" date NOT NULL, "DoneOn" date, "SnagReported" text);
