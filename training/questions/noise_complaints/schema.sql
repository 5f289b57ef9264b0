CREATE TABLE "Neighbourhood" (
  "Code" text PRIMARY KEY,
  "Name" text NOT NULL,
  "Inhabitants" integer NOT NULL
);
CREATE TABLE "Premises" (
  "PremisesId" integer PRIMARY KEY,
  "TradeName" text NOT NULL,
  "Kind" text NOT NULL,
  "NeighbourhoodCode" text NOT NULL REFERENCES "Neighbourhood"("Code"),
  "LicensedUntil" time,
  "PermitRevokedOn" date
);
CREATE TABLE "Inspector" (
  "InspectorId" integer PRIMARY KEY,
  "FullName" text NOT NULL,
  "NightShift" boolean NOT NULL
);
CREATE TABLE "Complaint" (
  "ComplaintNo" integer PRIMARY KEY,
  "NeighbourhoodCode" text NOT NULL REFERENCES "Neighbourhood"("Code"),
  "PremisesId" integer REFERENCES "Premises"("PremisesId"),
  "Source" text NOT NULL,
  "ReceivedAt" timestamptz NOT NULL,
  "Channel" text NOT NULL,
  "Anonymous" boolean NOT NULL,
  "State" text NOT NULL CHECK ("State" IN ('new','assigned','visited','closed','unfounded'))
);
CREATE TABLE "SiteVisit" (
  "VisitId" integer PRIMARY KEY,
  "ComplaintNo" integer NOT NULL REFERENCES "Complaint"("ComplaintNo"),
  "InspectorId" integer NOT NULL REFERENCES "Inspector"("InspectorId"),
  "VisitedAt" timestamptz NOT NULL,
  "Decibel" numeric(4,1),
  "LimitDecibel" numeric(4,1) NOT NULL
);
CREATE TABLE "Fine" (
  "FineNo" text PRIMARY KEY,
  "VisitId" integer NOT NULL REFERENCES "SiteVisit"("VisitId"),
  "IssuedOn" date NOT NULL,
  "AmountEuro" integer NOT NULL,
  "PaidOn" date,
  "Appealed" boolean NOT NULL
);
