CREATE TABLE "tPerson" ("pk" int PRIMARY KEY, "fullName" text NOT NULL, "isPhotographer" boolean NOT NULL, "isRetoucher" boolean NOT NULL, "leftAt" date);
CREATE TABLE "tJob" ("pk" int PRIMARY KEY, "clientName" text NOT NULL, "jobKind" text NOT NULL, "shotByFk" int NOT NULL REFERENCES "tPerson" ("pk"), "retouchedByFk" int REFERENCES "tPerson" ("pk"), "bookedAt" date NOT NULL, "shotAt" date, "galleryAt" date, "closedAt" date, "sittingFee" numeric(8,2) NOT NULL, "discountPct" numeric(4,1) NOT NULL);
CREATE TABLE "tImage" ("jobFk" int NOT NULL REFERENCES "tJob" ("pk"), "frameNo" int NOT NULL, "picked" boolean NOT NULL, "retouchMinutes" int NOT NULL, PRIMARY KEY ("jobFk", "frameNo"));
CREATE TABLE "tPrintLine" ("pk" int PRIMARY KEY, "jobFk" int NOT NULL REFERENCES "tJob" ("pk"), "format" text NOT NULL, "copies" int NOT NULL, "unitPrice" numeric(7,2) NOT NULL, "labCost" numeric(7,2) NOT NULL, "deliveredAt" date);
COMMENT ON COLUMN "tJob"."galleryAt" IS 'day the online gallery was sent to the client';
COMMENT ON COLUMN "tJob"."discountPct" IS 'off the sitting fee';
