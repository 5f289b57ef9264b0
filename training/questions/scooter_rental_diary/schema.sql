CREATE TABLE "Depot" (id int PRIMARY KEY, name text NOT NULL, island text NOT NULL);
CREATE TABLE "Scooter" (plate text PRIMARY KEY, "depotId" int NOT NULL REFERENCES "Depot", model text NOT NULL, cc int NOT NULL, "dayRate" numeric(5,2) NOT NULL, "boughtOn" date NOT NULL, "soldOn" date);
CREATE TABLE "Renter" (id int PRIMARY KEY, "fullName" text NOT NULL, passport text NOT NULL, "licenceClass" text NOT NULL, nationality text NOT NULL);
CREATE TABLE "Rental" (id int PRIMARY KEY, plate text NOT NULL REFERENCES "Scooter", "renterId" int NOT NULL REFERENCES "Renter", "handedOutBy" text NOT NULL, "takenBackBy" text, "fromDay" date NOT NULL, "dueDay" date NOT NULL, "returnedDay" date, "returnDepotId" int REFERENCES "Depot", "chargedRate" numeric(5,2) NOT NULL, insurance numeric(5,2) NOT NULL, "kmOut" int NOT NULL, "kmIn" int);
COMMENT ON COLUMN "Rental".insurance IS 'per day';
CREATE TABLE "Fine" (id int PRIMARY KEY, "rentalId" int NOT NULL REFERENCES "Rental", "issuedOn" date NOT NULL, reason text NOT NULL, amount numeric(6,2) NOT NULL, "passedOn" boolean NOT NULL);
CREATE TABLE "Repair" (id int PRIMARY KEY, plate text NOT NULL REFERENCES "Scooter", "inOn" date NOT NULL, "outOn" date, parts numeric(7,2) NOT NULL, labour numeric(7,2) NOT NULL);
