CREATE TABLE "readerCard" ("cardNo" text PRIMARY KEY, "holder" text NOT NULL, "ageGroup" text NOT NULL, "issuedOn" date NOT NULL, "homeBranch" int NOT NULL, "isBlocked" boolean NOT NULL);
CREATE TABLE "branchLibrary" ("branchId" int PRIMARY KEY, "branchName" text NOT NULL, "district" text NOT NULL);
CREATE TABLE "titleWork" ("titleId" int PRIMARY KEY, "titleText" text NOT NULL, "writer" text NOT NULL, "shelf" text NOT NULL, "replacementCost" numeric(6,2) NOT NULL);
CREATE TABLE "itemCopy" ("barcode" int PRIMARY KEY, "titleId" int NOT NULL, "branchId" int NOT NULL, "boughtOn" date NOT NULL, "isLost" boolean NOT NULL);
CREATE TABLE "loanSlip" ("loanId" int PRIMARY KEY, "barcode" int NOT NULL, "cardNo" text NOT NULL, "outOn" date NOT NULL, "dueOn" date NOT NULL, "backOn" date, "renewals" int NOT NULL);
CREATE TABLE "fineCharge" ("fineId" int PRIMARY KEY, "loanId" int NOT NULL, "chargedOn" date NOT NULL, "daysLate" int NOT NULL, "perDay" numeric(4,2) NOT NULL, "paidOn" date, "waived" boolean NOT NULL);
