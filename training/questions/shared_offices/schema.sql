CREATE TABLE "location" (
  "locationId" uuid PRIMARY KEY,
  "displayName" text NOT NULL,
  "cityName" text NOT NULL,
  "openedOn" date NOT NULL
);
CREATE TABLE "space" (
  "spaceId" uuid PRIMARY KEY,
  "locationId" uuid NOT NULL REFERENCES "location",
  "spaceName" text NOT NULL,
  "spaceType" text NOT NULL,
  "seatCount" int NOT NULL,
  "hourlyPrice" numeric(7,2),
  "hasScreen" boolean NOT NULL
);
CREATE TABLE "company" (
  "companyId" uuid PRIMARY KEY,
  "companyName" text NOT NULL,
  "industry" text,
  "vatNumber" text
);
CREATE TABLE "tenant" (
  "tenantId" uuid PRIMARY KEY,
  "fullName" text NOT NULL,
  "companyId" uuid REFERENCES "company",
  "membershipType" text NOT NULL,
  "monthlyFee" numeric(8,2) NOT NULL,
  "homeLocationId" uuid NOT NULL REFERENCES "location",
  "startDate" date NOT NULL,
  "endDate" date
);
CREATE TABLE "booking" (
  "bookingId" uuid PRIMARY KEY,
  "spaceId" uuid NOT NULL REFERENCES "space",
  "tenantId" uuid NOT NULL REFERENCES "tenant",
  "startsAt" timestamptz NOT NULL,
  "endsAt" timestamptz NOT NULL,
  "bookingStatus" text NOT NULL,
  "totalPrice" numeric(8,2) NOT NULL
);
CREATE TABLE "invoice" (
  "invoiceNumber" text PRIMARY KEY,
  "tenantId" uuid NOT NULL REFERENCES "tenant",
  "issuedOn" date NOT NULL,
  "totalAmount" numeric(9,2) NOT NULL,
  "paidOn" date
);
CREATE TABLE "supportTicket" (
  "ticketId" uuid PRIMARY KEY,
  "tenantId" uuid NOT NULL REFERENCES "tenant",
  "locationId" uuid NOT NULL REFERENCES "location",
  "createdAt" timestamptz NOT NULL,
  "topic" text NOT NULL,
  "resolvedAt" timestamptz,
  "rating" int
);
