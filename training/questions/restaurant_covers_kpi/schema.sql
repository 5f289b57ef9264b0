CREATE TABLE "branch" (id int PRIMARY KEY, "branchName" text NOT NULL, seats int NOT NULL, "openedOn" date NOT NULL);
CREATE TABLE "menuItem" (id int PRIMARY KEY, "itemName" text NOT NULL, course text NOT NULL, price numeric(6,2) NOT NULL, "ingredientCost" numeric(6,2) NOT NULL, vegetarian boolean NOT NULL);
CREATE TABLE "booking" (id int PRIMARY KEY, "branchId" int NOT NULL REFERENCES "branch"(id), "bookedAt" timestamp NOT NULL, "forAt" timestamp NOT NULL, guests int NOT NULL, "cameAt" timestamp, cancelled boolean NOT NULL);
CREATE TABLE "bill" (id int PRIMARY KEY, "branchId" int NOT NULL REFERENCES "branch"(id), "bookingId" int REFERENCES "booking"(id), waiter text NOT NULL, "openedAt" timestamp NOT NULL, "closedAt" timestamp, covers int NOT NULL, tip numeric(6,2) NOT NULL);
CREATE TABLE "billLine" ("billId" int NOT NULL REFERENCES "bill"(id), "menuItemId" int NOT NULL REFERENCES "menuItem"(id), qty int NOT NULL, "unitPrice" numeric(6,2) NOT NULL, PRIMARY KEY ("billId","menuItemId"));
CREATE TABLE "shiftCost" ("branchId" int NOT NULL REFERENCES "branch"(id), "day" date NOT NULL, "labourCost" numeric(8,2) NOT NULL, PRIMARY KEY ("branchId","day"));
