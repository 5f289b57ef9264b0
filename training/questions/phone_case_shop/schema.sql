CREATE TABLE "Phones" ("phoneId" int PRIMARY KEY, "brand" text NOT NULL, "model" text NOT NULL, "released" int NOT NULL);
CREATE TABLE "Cases" ("caseId" int PRIMARY KEY, "phoneId" int NOT NULL REFERENCES "Phones", "design" text NOT NULL, "material" text NOT NULL, "price" numeric(6,2) NOT NULL, "unitCost" numeric(6,2) NOT NULL, "stock" int NOT NULL, "reorderPoint" int NOT NULL);
CREATE TABLE "Marketplaces" ("marketplaceId" int PRIMARY KEY, "name" text NOT NULL, "feePercent" numeric(4,1) NOT NULL);
CREATE TABLE "Orders" ("orderId" int PRIMARY KEY, "marketplaceId" int NOT NULL REFERENCES "Marketplaces", "buyerCountry" text NOT NULL, "buyerEmail" text NOT NULL, "orderedAt" timestamp NOT NULL, "shippedAt" timestamp, "deliveredAt" timestamp, "shippingPaid" numeric(5,2) NOT NULL, "status" text NOT NULL);
CREATE TABLE "OrderLines" ("orderId" int NOT NULL REFERENCES "Orders", "caseId" int NOT NULL REFERENCES "Cases", "quantity" int NOT NULL, "unitPrice" numeric(6,2) NOT NULL, PRIMARY KEY ("orderId", "caseId"));
CREATE TABLE "Refunds" ("refundId" int PRIMARY KEY, "orderId" int NOT NULL REFERENCES "Orders", "refundedAt" timestamp NOT NULL, "amount" numeric(7,2) NOT NULL, "reason" text);
CREATE TABLE "Reviews" ("reviewId" int PRIMARY KEY, "caseId" int NOT NULL REFERENCES "Cases", "stars" int NOT NULL, "postedAt" timestamp NOT NULL);
COMMENT ON COLUMN "Orders"."status" IS 'pending, shipped, delivered, cancelled';
