CREATE TYPE "ListingStatus" AS ENUM ('DRAFT', 'ACTIVE', 'RESERVED', 'RENTED', 'WITHDRAWN');
CREATE TYPE "InquiryStatus" AS ENUM ('NEW', 'ANSWERED', 'CLOSED');
CREATE TABLE "Agency" (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  "licenceNumber" text,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "User" (
  id uuid PRIMARY KEY,
  "agencyId" uuid REFERENCES "Agency"(id),
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  email text NOT NULL UNIQUE,
  role text NOT NULL,
  "lastLoginAt" timestamp(3),
  "deletedAt" timestamp(3),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Session" (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES "User"(id),
  device text NOT NULL,
  "expiresAt" timestamp(3) NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Neighbourhood" (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Listing" (
  id uuid PRIMARY KEY,
  "agencyId" uuid NOT NULL REFERENCES "Agency"(id),
  "neighbourhoodId" uuid NOT NULL REFERENCES "Neighbourhood"(id),
  headline text NOT NULL,
  "propertyType" text NOT NULL,
  status "ListingStatus" NOT NULL,
  bedrooms integer NOT NULL,
  "areaSqm" integer NOT NULL,
  "monthlyRent" numeric(8,2) NOT NULL,
  "petsAllowed" boolean NOT NULL DEFAULT false,
  furnished boolean NOT NULL DEFAULT false,
  "availableFrom" date,
  "publishedAt" timestamp(3),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "PriceChange" (
  id uuid PRIMARY KEY,
  "listingId" uuid NOT NULL REFERENCES "Listing"(id),
  "oldRent" numeric(8,2) NOT NULL,
  "newRent" numeric(8,2) NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Photo" (
  id uuid PRIMARY KEY,
  "listingId" uuid NOT NULL REFERENCES "Listing"(id),
  url text NOT NULL,
  "isCover" boolean NOT NULL DEFAULT false,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Amenity" (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "ListingAmenity" (
  id uuid PRIMARY KEY,
  "listingId" uuid NOT NULL REFERENCES "Listing"(id),
  "amenityId" uuid NOT NULL REFERENCES "Amenity"(id),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Favourite" (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES "User"(id),
  "listingId" uuid NOT NULL REFERENCES "Listing"(id),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Inquiry" (
  id uuid PRIMARY KEY,
  "listingId" uuid NOT NULL REFERENCES "Listing"(id),
  "userId" uuid NOT NULL REFERENCES "User"(id),
  message text NOT NULL,
  status "InquiryStatus" NOT NULL,
  "answeredAt" timestamp(3),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Viewing" (
  id uuid PRIMARY KEY,
  "listingId" uuid NOT NULL REFERENCES "Listing"(id),
  "userId" uuid NOT NULL REFERENCES "User"(id),
  "scheduledAt" timestamp(3) NOT NULL,
  attended boolean,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "SavedSearch" (
  id uuid PRIMARY KEY,
  "userId" uuid NOT NULL REFERENCES "User"(id),
  "maxRent" integer,
  "minBedrooms" integer,
  "emailAlerts" boolean NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Subscription" (
  id uuid PRIMARY KEY,
  "agencyId" uuid NOT NULL REFERENCES "Agency"(id),
  "planName" text NOT NULL,
  "monthlyFee" numeric(8,2) NOT NULL,
  "startedOn" date NOT NULL,
  "endedOn" date,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Report" (
  id uuid PRIMARY KEY,
  "listingId" uuid NOT NULL REFERENCES "Listing"(id),
  "reporterId" uuid NOT NULL REFERENCES "User"(id),
  reason text NOT NULL,
  "handledAt" timestamp(3),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
COMMENT ON COLUMN "User".role IS 'SEEKER, AGENT or ADMIN';
COMMENT ON COLUMN "Viewing".attended IS 'null until somebody notes whether the seeker came';
