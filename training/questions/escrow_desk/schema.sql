CREATE TABLE "EscrowOfficer" ("OfficerId" int PRIMARY KEY, "FullName" text NOT NULL, "Branch" text NOT NULL, "Active" boolean NOT NULL);
CREATE TABLE "Party" ("PartyId" int PRIMARY KEY, "DisplayName" text NOT NULL, "PartyKind" text NOT NULL, "IdentityVerifiedOn" date);
CREATE TABLE "Escrow" ("EscrowId" int PRIMARY KEY, "EscrowNumber" text NOT NULL UNIQUE, "OfficerId" int NOT NULL REFERENCES "EscrowOfficer", "BuyerId" int NOT NULL REFERENCES "Party", "SellerId" int NOT NULL REFERENCES "Party", "DealKind" text NOT NULL, "PurchasePrice" numeric(14,2) NOT NULL, "OpenedOn" date NOT NULL, "ExpectedClose" date NOT NULL, "ClosedOn" date, "CancelledOn" date);
CREATE TABLE "Deposit" ("DepositId" int PRIMARY KEY, "EscrowId" int NOT NULL REFERENCES "Escrow", "ReceivedOn" date NOT NULL, "Amount" numeric(14,2) NOT NULL, "Channel" text NOT NULL);
CREATE TABLE "Disbursal" ("DisbursalId" int PRIMARY KEY, "EscrowId" int NOT NULL REFERENCES "Escrow", "PaidTo" text NOT NULL, "PaidOn" date NOT NULL, "Amount" numeric(14,2) NOT NULL);
CREATE TABLE "Condition" ("ConditionId" int PRIMARY KEY, "EscrowId" int NOT NULL REFERENCES "Escrow", "Description" text NOT NULL, "DueOn" date NOT NULL, "MetOn" date, "WaivedOn" date);
CREATE TABLE "FeeLine" ("FeeLineId" int PRIMARY KEY, "EscrowId" int NOT NULL REFERENCES "Escrow", "FeeKind" text NOT NULL, "Amount" numeric(10,2) NOT NULL, "ChargedTo" text NOT NULL);
