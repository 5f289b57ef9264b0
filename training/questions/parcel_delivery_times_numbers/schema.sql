CREATE TABLE "Depot" ("DepotId" int PRIMARY KEY, "Name" text NOT NULL, "Region" text NOT NULL);
CREATE TABLE "Shipper" ("ShipperId" int PRIMARY KEY, "Name" text NOT NULL, "ContractFrom" date NOT NULL, "RatePerKg" numeric(5,2) NOT NULL);
CREATE TABLE "Driver" ("DriverId" int PRIMARY KEY, "FullName" text NOT NULL, "DepotId" int NOT NULL REFERENCES "Depot", "HiredOn" date NOT NULL, "LeftOn" date);
CREATE TABLE "Parcel" ("ParcelId" int PRIMARY KEY, "ShipperId" int NOT NULL REFERENCES "Shipper", "DepotId" int NOT NULL REFERENCES "Depot", "DriverId" int REFERENCES "Driver", "WeightKg" numeric(6,2) NOT NULL, "DeclaredValue" numeric(9,2), "Fee" numeric(7,2) NOT NULL, "RegisteredAt" timestamp NOT NULL, "PickedUpAt" timestamp, "DeliveredAt" timestamp, "Service" text NOT NULL, "Status" text NOT NULL);
COMMENT ON COLUMN "Parcel"."Service" IS 'Standard, Express or SameDay';
COMMENT ON COLUMN "Parcel"."Status" IS 'Registered, InTransit, Delivered, Returned, Lost';
CREATE TABLE "Attempt" ("AttemptId" int PRIMARY KEY, "ParcelId" int NOT NULL REFERENCES "Parcel", "AttemptedAt" timestamp NOT NULL, "Result" text NOT NULL);
CREATE TABLE "Claim" ("ClaimId" int PRIMARY KEY, "ParcelId" int NOT NULL REFERENCES "Parcel", "FiledOn" date NOT NULL, "DecidedOn" date, "Claimed" numeric(9,2) NOT NULL, "PaidOut" numeric(9,2));
