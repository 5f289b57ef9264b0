CREATE TABLE "Member" (
  "MemberId" integer PRIMARY KEY,
  "Name" text NOT NULL,
  "JoinedOn" date NOT NULL,
  "ResignedOn" date,
  "Honorary" boolean NOT NULL,
  "MasterPoints" integer NOT NULL,
  "BirthYear" integer
);
CREATE TABLE "YearlyDue" (
  "MemberId" integer NOT NULL REFERENCES "Member"("MemberId"),
  "DueYear" integer NOT NULL,
  "Fee" numeric(6,2) NOT NULL,
  "PaidOn" date,
  PRIMARY KEY ("MemberId", "DueYear")
);
CREATE TABLE "Evening" (
  "EveningId" integer PRIMARY KEY,
  "PlayedOn" date NOT NULL,
  "Kind" text NOT NULL,
  "Director" integer NOT NULL REFERENCES "Member"("MemberId"),
  "TableMoney" numeric(5,2) NOT NULL
);
COMMENT ON COLUMN "Evening"."TableMoney" IS 'what every pair pays that evening';
CREATE TABLE "Pair" (
  "PairId" integer PRIMARY KEY,
  "EveningId" integer NOT NULL REFERENCES "Evening"("EveningId"),
  "NorthId" integer NOT NULL REFERENCES "Member"("MemberId"),
  "SouthId" integer NOT NULL REFERENCES "Member"("MemberId"),
  "Percentage" numeric(5,2),
  "Place" integer
);
CREATE TABLE "Committee" (
  "MemberId" integer NOT NULL REFERENCES "Member"("MemberId"),
  "Office" text NOT NULL,
  "Since" date NOT NULL,
  "Until" date,
  PRIMARY KEY ("MemberId", "Office", "Since")
);
CREATE TABLE "TrophyWin" (
  "Trophy" text NOT NULL,
  "WinYear" integer NOT NULL,
  "MemberId" integer NOT NULL REFERENCES "Member"("MemberId"),
  PRIMARY KEY ("Trophy", "WinYear")
);
