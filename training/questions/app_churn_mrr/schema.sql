CREATE TABLE "Plan" ("PlanId" int PRIMARY KEY, "PlanName" text NOT NULL, "MonthlyPrice" numeric(7,2) NOT NULL, "IsPublic" boolean NOT NULL);
CREATE TABLE "Customer" ("CustomerId" int PRIMARY KEY, "CompanyName" text NOT NULL, "Country" text NOT NULL, "SignedUpOn" date NOT NULL, "Source" text);
CREATE TABLE "Subscription" ("SubscriptionId" int PRIMARY KEY, "CustomerId" int NOT NULL REFERENCES "Customer", "PlanId" int NOT NULL REFERENCES "Plan", "StartedOn" date NOT NULL, "CancelledOn" date, "CancelReason" text, "Seats" int NOT NULL, "DiscountPct" numeric(4,1) NOT NULL);
CREATE TABLE "Payment" ("PaymentId" int PRIMARY KEY, "SubscriptionId" int NOT NULL REFERENCES "Subscription", "PaidOn" date NOT NULL, "Amount" numeric(9,2) NOT NULL, "Failed" boolean NOT NULL);
CREATE TABLE "Login" ("LoginId" int PRIMARY KEY, "CustomerId" int NOT NULL REFERENCES "Customer", "LoginAt" timestamp NOT NULL, "Platform" text NOT NULL);
COMMENT ON COLUMN "Plan"."MonthlyPrice" IS 'per seat';
