CREATE TABLE "VoicePart" ("PartCode" text PRIMARY KEY, "PartName" text NOT NULL, "SectionLeaderId" integer);
CREATE TABLE "Singer" ("SingerId" integer PRIMARY KEY, "GivenName" text NOT NULL, "Surname" text NOT NULL, "PartCode" text NOT NULL REFERENCES "VoicePart"("PartCode"), "JoinedOn" date NOT NULL, "LeftOn" date, "OnLeaveUntil" date, "AnnualFeePence" integer NOT NULL);
COMMENT ON COLUMN "Singer"."OnLeaveUntil" IS 'pause agreed with the committee, empty if none';
CREATE TABLE "Rehearsal" ("RehearsalId" integer PRIMARY KEY, "HeldOn" date NOT NULL, "Venue" text NOT NULL, "Conductor" text NOT NULL);
CREATE TABLE "RollCall" ("RehearsalId" integer NOT NULL REFERENCES "Rehearsal"("RehearsalId"), "SingerId" integer NOT NULL REFERENCES "Singer"("SingerId"), "Present" boolean NOT NULL, "Apologised" boolean NOT NULL, PRIMARY KEY ("RehearsalId", "SingerId"));
CREATE TABLE "Concert" ("ConcertId" integer PRIMARY KEY, "Title" text NOT NULL, "PerformedOn" date NOT NULL, "Venue" text NOT NULL, "TicketsSold" integer, "TicketIncomePence" integer, "CostPence" integer NOT NULL);
CREATE TABLE "Piece" ("PieceId" integer PRIMARY KEY, "PieceTitle" text NOT NULL, "Composer" text NOT NULL, "Minutes" integer NOT NULL, "CopiesOwned" integer NOT NULL);
CREATE TABLE "Programme" ("ConcertId" integer NOT NULL REFERENCES "Concert"("ConcertId"), "PieceId" integer NOT NULL REFERENCES "Piece"("PieceId"), "SoloistId" integer REFERENCES "Singer"("SingerId"), PRIMARY KEY ("ConcertId", "PieceId"));
CREATE TABLE "FeePaid" ("SingerId" integer NOT NULL REFERENCES "Singer"("SingerId"), "FeeYear" integer NOT NULL, "PaidOn" date NOT NULL, "Pence" integer NOT NULL, PRIMARY KEY ("SingerId", "FeeYear"));
