CREATE TABLE "artist" (
  "artistId" int PRIMARY KEY,
  "alias" text NOT NULL,
  "realName" text,
  "style" text NOT NULL,
  "hourlyRate" numeric(6,2) NOT NULL,
  "guestUntil" date
);
CREATE TABLE "client" (
  "clientId" int PRIMARY KEY,
  "name" text NOT NULL,
  "birthDate" date NOT NULL,
  "instagram" text,
  "allergies" text,
  "firstVisit" date
);
CREATE TABLE "session" (
  "sessionId" int PRIMARY KEY,
  "artistId" int NOT NULL REFERENCES "artist",
  "clientId" int NOT NULL REFERENCES "client",
  "startTime" timestamptz NOT NULL,
  "hoursPlanned" numeric(3,1) NOT NULL,
  "hoursWorked" numeric(3,1),
  "bodyPart" text NOT NULL,
  "isCoverUp" boolean NOT NULL,
  "depositPaid" numeric(7,2) NOT NULL,
  "totalPaid" numeric(8,2),
  "outcome" text NOT NULL
);
CREATE TABLE "design" (
  "designId" int PRIMARY KEY,
  "artistId" int NOT NULL REFERENCES "artist",
  "title" text NOT NULL,
  "isFlash" boolean NOT NULL,
  "price" numeric(7,2),
  "timesUsed" int NOT NULL
);
CREATE TABLE "inkStock" (
  "inkId" int PRIMARY KEY,
  "brand" text NOT NULL,
  "colourName" text NOT NULL,
  "bottles" int NOT NULL,
  "expiresOn" date NOT NULL
);
CREATE TABLE "aftercareSale" (
  "saleId" int PRIMARY KEY,
  "clientId" int REFERENCES "client",
  "product" text NOT NULL,
  "quantity" int NOT NULL,
  "unitPrice" numeric(6,2) NOT NULL,
  "soldOn" date NOT NULL
);
