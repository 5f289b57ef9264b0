CREATE TABLE "Cleaner" ("CleanerId" int PRIMARY KEY, "Name" text NOT NULL, "HasVan" boolean NOT NULL, "HeightTicket" boolean NOT NULL, "StartDate" date NOT NULL, "EndDate" date);
CREATE TABLE "Round" ("RoundId" int PRIMARY KEY, "RoundName" text NOT NULL, "Weekday" text NOT NULL, "CleanerId" int REFERENCES "Cleaner"("CleanerId"));
CREATE TABLE "House" ("HouseId" int PRIMARY KEY, "RoundId" int REFERENCES "Round"("RoundId"), "OccupierName" text NOT NULL, "Address" text NOT NULL, "Telephone" text, "Storeys" int NOT NULL, "PriceCents" int NOT NULL, "Conservatory" boolean NOT NULL, "Active" boolean NOT NULL, "FirstClean" date);
CREATE TABLE "Clean" ("CleanId" int PRIMARY KEY, "HouseId" int NOT NULL REFERENCES "House"("HouseId"), "CleanerId" int REFERENCES "Cleaner"("CleanerId"), "Scheduled" date NOT NULL, "Outcome" text, "ChargedCents" int NOT NULL);
CREATE TABLE "Receipt" ("ReceiptId" int PRIMARY KEY, "CleanId" int NOT NULL REFERENCES "Clean"("CleanId"), "ReceivedAt" timestamptz NOT NULL, "AmountCents" int NOT NULL, "Channel" text NOT NULL);
CREATE TABLE "Complaint" ("ComplaintId" int PRIMARY KEY, "CleanId" int NOT NULL REFERENCES "Clean"("CleanId"), "RaisedOn" date NOT NULL, "Topic" text NOT NULL, "ResolvedOn" date, "RefundCents" int);
COMMENT ON COLUMN "Clean"."Outcome" IS 'done, skipped or locked gate; empty while still to come';
