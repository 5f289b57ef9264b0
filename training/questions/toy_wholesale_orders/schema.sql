CREATE TABLE "Brand" ("brandId" int PRIMARY KEY, "brandName" text NOT NULL, "licenceEnds" date);
CREATE TABLE "Toy" ("toyId" int PRIMARY KEY, "toyName" text NOT NULL, "brandId" int NOT NULL REFERENCES "Brand", "minAge" int NOT NULL, "buyIn" numeric(7,2) NOT NULL, "tradePrice" numeric(7,2) NOT NULL, "rrp" numeric(7,2) NOT NULL, "onHand" int NOT NULL, "reorderAt" int NOT NULL);
CREATE TABLE "Agent" ("agentId" int PRIMARY KEY, "agentName" text NOT NULL, "recruitedBy" int REFERENCES "Agent", "commissionPct" numeric(4,1) NOT NULL);
CREATE TABLE "Retailer" ("retailerId" int PRIMARY KEY, "retailerName" text NOT NULL, "region" text NOT NULL, "agentId" int REFERENCES "Agent", "firstOrderOn" date);
CREATE TABLE "TradeOrder" ("orderId" int PRIMARY KEY, "retailerId" int NOT NULL REFERENCES "Retailer", "placedOn" date NOT NULL, "wantedBy" date NOT NULL, "sentOn" date, "status" text NOT NULL);
CREATE TABLE "OrderRow" ("orderId" int NOT NULL REFERENCES "TradeOrder", "toyId" int NOT NULL REFERENCES "Toy", "ordered" int NOT NULL, "sent" int NOT NULL, "price" numeric(7,2) NOT NULL, PRIMARY KEY ("orderId", "toyId"));
COMMENT ON COLUMN "TradeOrder"."status" IS 'open, sent, part sent, cancelled';
