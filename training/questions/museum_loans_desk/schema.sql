CREATE TABLE "Lender" ("lenderId" int PRIMARY KEY, "lenderName" text NOT NULL, "country" text NOT NULL, "isPrivate" boolean NOT NULL);
CREATE TABLE "Exhibition" ("exhibitionId" int PRIMARY KEY, "title" text NOT NULL, "opensOn" date NOT NULL, "closesOn" date NOT NULL, "curator" text NOT NULL);
CREATE TABLE "Object" ("objectId" int PRIMARY KEY, "objectName" text NOT NULL, "lenderId" int NOT NULL REFERENCES "Lender", "madeYear" int, "material" text NOT NULL, "insuredFor" numeric(12,2) NOT NULL);
CREATE TABLE "Loan" ("loanId" int PRIMARY KEY, "objectId" int NOT NULL REFERENCES "Object", "exhibitionId" int NOT NULL REFERENCES "Exhibition", "requestedOn" date NOT NULL, "agreedOn" date, "arrivedOn" date, "dueBackOn" date NOT NULL, "sentBackOn" date, "loanFee" numeric(9,2) NOT NULL, "transportCost" numeric(9,2) NOT NULL);
CREATE TABLE "ConditionReport" ("reportId" int PRIMARY KEY, "loanId" int NOT NULL REFERENCES "Loan", "writtenOn" date NOT NULL, "stage" text NOT NULL, "damageFound" boolean NOT NULL, "writtenBy" text NOT NULL);
COMMENT ON COLUMN "ConditionReport"."stage" IS 'incoming or outgoing';
