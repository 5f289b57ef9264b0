CREATE TABLE "tBox" ("boxNo" text PRIMARY KEY, "size" char(1) NOT NULL, "heated" boolean NOT NULL, "rateDay" numeric(6,2) NOT NULL);
COMMENT ON COLUMN "tBox"."size" IS 'S, M or L';
CREATE TABLE "tOwner" ("ownerId" int PRIMARY KEY, "ownerName" text NOT NULL, "vetName" text, "emergencyContactId" int REFERENCES "tOwner" ("ownerId"));
COMMENT ON COLUMN "tOwner"."emergencyContactId" IS 'another owner on file who may be called';
CREATE TABLE "tDog" ("dogId" int PRIMARY KEY, "ownerId" int NOT NULL REFERENCES "tOwner", "callName" text NOT NULL, "breed" text NOT NULL, "kg" numeric(4,1) NOT NULL, "vaccUntil" date, "bites" boolean NOT NULL);
COMMENT ON COLUMN "tDog"."vaccUntil" IS 'vaccination valid until';
CREATE TABLE "tStay" ("stayId" int PRIMARY KEY, "dogId" int NOT NULL REFERENCES "tDog", "boxNo" text NOT NULL REFERENCES "tBox", "fromDay" date NOT NULL, "toDay" date NOT NULL, "cancelled" boolean NOT NULL, "depositPaid" numeric(7,2) NOT NULL, "broughtBy" text, "fetchedBy" text);
CREATE TABLE "tExtra" ("extraId" int PRIMARY KEY, "stayId" int NOT NULL REFERENCES "tStay", "what" text NOT NULL, "times" int NOT NULL, "priceEach" numeric(6,2) NOT NULL);
