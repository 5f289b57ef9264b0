CREATE TABLE "zones" (
  "zoneId" int PRIMARY KEY,
  "zoneName" text NOT NULL,
  "parkingSpots" int NOT NULL
);
CREATE TABLE "carModels" (
  "modelId" int PRIMARY KEY,
  "modelName" text NOT NULL,
  "fuelType" text NOT NULL,
  "pricePerMinuteCents" int NOT NULL,
  "seats" int NOT NULL
);
CREATE TABLE "cars" (
  "carId" int PRIMARY KEY,
  "licensePlate" text NOT NULL,
  "modelId" int NOT NULL REFERENCES "carModels",
  "currentZoneId" int REFERENCES "zones",
  "chargePercent" int,
  "mileageKm" int NOT NULL,
  "isBlocked" boolean NOT NULL
);
CREATE TABLE "drivers" (
  "driverId" int PRIMARY KEY,
  "fullName" text NOT NULL,
  "signedUpAt" timestamptz NOT NULL,
  "licenceVerifiedAt" timestamptz,
  "licenceExpires" date,
  "walletCents" int NOT NULL,
  "suspended" boolean NOT NULL
);
CREATE TABLE "trips" (
  "tripId" int PRIMARY KEY,
  "carId" int NOT NULL REFERENCES "cars",
  "driverId" int NOT NULL REFERENCES "drivers",
  "startedAt" timestamptz NOT NULL,
  "endedAt" timestamptz,
  "startZoneId" int NOT NULL REFERENCES "zones",
  "endZoneId" int REFERENCES "zones",
  "distanceKm" numeric(6,1),
  "priceCents" int,
  "promoCode" text
);
CREATE TABLE "penalties" (
  "penaltyId" int PRIMARY KEY,
  "tripId" int NOT NULL REFERENCES "trips",
  "reason" text NOT NULL,
  "amountCents" int NOT NULL,
  "issuedAt" timestamptz NOT NULL,
  "settledAt" timestamptz
);
CREATE TABLE "damageReports" (
  "reportId" int PRIMARY KEY,
  "carId" int NOT NULL REFERENCES "cars",
  "tripId" int REFERENCES "trips",
  "reportedAt" timestamptz NOT NULL,
  "severity" text NOT NULL,
  "repairedAt" timestamptz,
  "repairCostCents" int
);
