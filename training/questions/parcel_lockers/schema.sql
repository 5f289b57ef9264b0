CREATE TABLE "lockerSites" (
  "siteId" integer PRIMARY KEY,
  "siteName" text NOT NULL,
  "cityName" text NOT NULL,
  "installedOn" date NOT NULL,
  "isIndoor" boolean NOT NULL,
  "monthlyRent" numeric(8,2)
);
CREATE TABLE "compartments" (
  "compartmentId" integer PRIMARY KEY,
  "siteId" integer NOT NULL REFERENCES "lockerSites"("siteId"),
  "doorNumber" integer NOT NULL,
  "sizeCode" text NOT NULL,
  "outOfOrderSince" date
);
CREATE TABLE "shippers" (
  "shipperId" integer PRIMARY KEY,
  "companyName" text NOT NULL,
  "pricePerParcel" numeric(5,2) NOT NULL,
  "contractStart" date NOT NULL,
  "contractEnd" date
);
CREATE TABLE "recipients" (
  "recipientId" integer PRIMARY KEY,
  "fullName" text NOT NULL,
  "mobileNumber" text,
  "appInstalled" boolean NOT NULL,
  "favouriteSiteId" integer REFERENCES "lockerSites"("siteId")
);
CREATE TABLE "parcels" (
  "parcelId" integer PRIMARY KEY,
  "trackingCode" text NOT NULL,
  "shipperId" integer NOT NULL REFERENCES "shippers"("shipperId"),
  "recipientId" integer NOT NULL REFERENCES "recipients"("recipientId"),
  "compartmentId" integer NOT NULL REFERENCES "compartments"("compartmentId"),
  "weightGrams" integer NOT NULL,
  "depositedAt" timestamptz NOT NULL,
  "collectedAt" timestamptz,
  "returnedToSenderAt" timestamptz,
  "remindersSent" integer NOT NULL DEFAULT 0
);
CREATE TABLE "faultReports" (
  "faultId" integer PRIMARY KEY,
  "compartmentId" integer NOT NULL REFERENCES "compartments"("compartmentId"),
  "reportedAt" timestamptz NOT NULL,
  "faultKind" text NOT NULL,
  "technician" text,
  "repairedAt" timestamptz,
  "repairCost" numeric(7,2)
);
