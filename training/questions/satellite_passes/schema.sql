CREATE TABLE "operator" (
  "operatorId" int PRIMARY KEY,
  "operatorName" text NOT NULL,
  "country" text NOT NULL
);
CREATE TABLE "satellite" (
  "satelliteId" int PRIMARY KEY,
  "satName" text NOT NULL,
  "operatorId" int NOT NULL REFERENCES "operator"("operatorId"),
  "orbitType" text NOT NULL,
  "launchedOn" date NOT NULL,
  "massKg" int,
  "designLifeYears" int NOT NULL,
  "deorbitedOn" date
);
CREATE TABLE "groundStation" (
  "stationId" int PRIMARY KEY,
  "stationName" text NOT NULL,
  "country" text NOT NULL,
  "antennas" int NOT NULL,
  "ratePerMinute" numeric(6,2) NOT NULL,
  "underRepair" boolean NOT NULL
);
CREATE TABLE "pass" (
  "passId" int PRIMARY KEY,
  "satelliteId" int NOT NULL REFERENCES "satellite"("satelliteId"),
  "stationId" int NOT NULL REFERENCES "groundStation"("stationId"),
  "startsAt" timestamptz NOT NULL,
  "endsAt" timestamptz NOT NULL,
  "maxElevation" int NOT NULL,
  "outcome" text NOT NULL,
  "gigabytesDown" numeric(7,2)
);
CREATE TABLE "anomaly" (
  "anomalyId" int PRIMARY KEY,
  "satelliteId" int NOT NULL REFERENCES "satellite"("satelliteId"),
  "noticedAt" timestamptz NOT NULL,
  "subsystem" text NOT NULL,
  "severity" int NOT NULL,
  "closedAt" timestamptz,
  "engineer" text
);
CREATE TABLE "manoeuvre" (
  "manoeuvreId" int PRIMARY KEY,
  "satelliteId" int NOT NULL REFERENCES "satellite"("satelliteId"),
  "plannedFor" timestamptz NOT NULL,
  "executedAt" timestamptz,
  "reason" text NOT NULL,
  "fuelGrams" int
);
CREATE TABLE "stationInvoice" (
  "invoiceId" int PRIMARY KEY,
  "stationId" int NOT NULL REFERENCES "groundStation"("stationId"),
  "periodStart" date NOT NULL,
  "amountEur" numeric(10,2) NOT NULL,
  "paidOn" date
);
