CREATE TABLE "Customer" (id int PRIMARY KEY, "fullName" text NOT NULL, city text NOT NULL, "signedUpAt" timestamp NOT NULL, "referralSource" text);
CREATE TABLE "Tradesperson" (id int PRIMARY KEY, "businessName" text NOT NULL, trade text NOT NULL, city text NOT NULL, "approvedAt" timestamp, "suspendedAt" timestamp, "hourlyRate" numeric(6,2));
CREATE TABLE "JobRequest" (id int PRIMARY KEY, "customerId" int NOT NULL REFERENCES "Customer"(id), trade text NOT NULL, title text NOT NULL, "budgetMax" numeric(8,2), "postedAt" timestamp NOT NULL, "closedAt" timestamp, state text NOT NULL);
COMMENT ON COLUMN "JobRequest".state IS 'open, awarded, expired, withdrawn';
CREATE TABLE "Quote" (id int PRIMARY KEY, "jobRequestId" int NOT NULL REFERENCES "JobRequest"(id), "tradespersonId" int NOT NULL REFERENCES "Tradesperson"(id), price numeric(8,2) NOT NULL, "sentAt" timestamp NOT NULL, accepted boolean NOT NULL DEFAULT false);
CREATE TABLE "Job" (id int PRIMARY KEY, "quoteId" int NOT NULL REFERENCES "Quote"(id), "scheduledFor" date NOT NULL, "completedAt" timestamp, "cancelledAt" timestamp, "finalPrice" numeric(8,2), "platformFee" numeric(8,2));
CREATE TABLE "Payout" (id int PRIMARY KEY, "jobId" int NOT NULL REFERENCES "Job"(id), amount numeric(8,2) NOT NULL, "paidAt" timestamp);
CREATE TABLE "Review" (id int PRIMARY KEY, "jobId" int NOT NULL REFERENCES "Job"(id), stars int NOT NULL, comment text, "createdAt" timestamp NOT NULL);
