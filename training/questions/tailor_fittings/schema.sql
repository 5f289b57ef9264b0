CREATE TABLE "Clients" ("Id" int PRIMARY KEY, "FullName" text NOT NULL, "City" text, "ReferredById" int REFERENCES "Clients", "FirstVisit" date NOT NULL, "Newsletter" boolean NOT NULL);
CREATE TABLE "Workers" ("Id" int PRIMARY KEY, "FullName" text NOT NULL, "Trade" text NOT NULL, "Apprentice" boolean NOT NULL, "MentorId" int REFERENCES "Workers");
CREATE TABLE "Cloths" ("Id" int PRIMARY KEY, "ClothName" text NOT NULL, "Mill" text NOT NULL, "GramsPerMetre" int, "PricePerMetre" numeric(7,2) NOT NULL, "MetresInStock" numeric(6,1) NOT NULL);
CREATE TABLE "Garments" (
 "Id" int PRIMARY KEY, "TicketNo" text NOT NULL UNIQUE, "WearerId" int NOT NULL REFERENCES "Clients", "BuyerId" int NOT NULL REFERENCES "Clients", "GarmentType" text NOT NULL, "OuterClothId" int NOT NULL REFERENCES "Cloths", "LiningClothId" int REFERENCES "Cloths",
 "CutterId" int NOT NULL REFERENCES "Workers", "SewerId" int REFERENCES "Workers", "OrderedOn" date NOT NULL, "FirstFittingOn" date, "SecondFittingOn" date, "PromisedOn" date NOT NULL, "ReadyOn" date, "CollectedOn" date, "Price" numeric(8,2) NOT NULL, "Currency" text NOT NULL CHECK ("Currency" IN ('GBP','EUR')));
CREATE TABLE "Payments" ("Id" int PRIMARY KEY, "GarmentId" int NOT NULL REFERENCES "Garments", "Kind" text NOT NULL, "Amount" numeric(8,2) NOT NULL, "PaidOn" date NOT NULL);
CREATE TABLE "Alterations" ("Id" int PRIMARY KEY, "GarmentId" int NOT NULL REFERENCES "Garments", "Wish" text NOT NULL, "BroughtInOn" date NOT NULL, "DoneOn" date, "DoneById" int REFERENCES "Workers", "Charge" numeric(7,2) NOT NULL);
