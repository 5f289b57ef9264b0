CREATE TABLE "petOwner" ("ownerId" int PRIMARY KEY, "fullName" text NOT NULL, town text NOT NULL, "directDebit" boolean NOT NULL);
CREATE TABLE pet ("petId" int PRIMARY KEY, "ownerId" int NOT NULL REFERENCES "petOwner", "petName" text NOT NULL, species text NOT NULL, breed text, "bornOn" date NOT NULL, "chipNo" text);
CREATE TABLE product ("productId" int PRIMARY KEY, "productName" text NOT NULL, insurer text NOT NULL, "yearlyLimit" numeric(8,2) NOT NULL, excess numeric(6,2) NOT NULL);
CREATE TABLE policy ("policyId" int PRIMARY KEY, "petId" int NOT NULL REFERENCES pet, "productId" int NOT NULL REFERENCES product, "soldBy" text NOT NULL, "startsOn" date NOT NULL, "endsOn" date NOT NULL, "monthlyPremium" numeric(6,2) NOT NULL, "cancelledOn" date);
CREATE TABLE claim ("claimId" int PRIMARY KEY, "policyId" int NOT NULL REFERENCES policy, "treatedOn" date NOT NULL, "receivedOn" date NOT NULL, condition text NOT NULL, "vetBill" numeric(8,2) NOT NULL, "paidAmount" numeric(8,2), "decidedOn" date, decision text);
CREATE TABLE premium_payment ("paymentId" int PRIMARY KEY, "policyId" int NOT NULL REFERENCES policy, "forMonth" date NOT NULL, amount numeric(6,2) NOT NULL, "collectedOn" date);
COMMENT ON COLUMN claim.decision IS 'paid, declined; null while open';
COMMENT ON COLUMN premium_payment."collectedOn" IS 'null when the premium was not collected';
