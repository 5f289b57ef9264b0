CREATE TABLE "Customer" ("Id" int PRIMARY KEY, "Name" text NOT NULL, "Country" text NOT NULL, "RegisteredOn" date NOT NULL, "LoyaltyTier" text);
CREATE TABLE "Brand" ("Id" int PRIMARY KEY, "BrandName" text NOT NULL);
CREATE TABLE "Article" ("Id" int PRIMARY KEY, "ArticleName" text NOT NULL, "BrandId" int NOT NULL REFERENCES "Brand", "Kind" text NOT NULL, "PurchaseCents" int NOT NULL, "SalesCents" int NOT NULL, "Discontinued" boolean NOT NULL);
CREATE TABLE "Stock" ("ArticleId" int NOT NULL REFERENCES "Article", "Size" text NOT NULL, "Pieces" int NOT NULL, PRIMARY KEY ("ArticleId", "Size"));
CREATE TABLE "Order" ("Id" int PRIMARY KEY, "CustomerId" int NOT NULL REFERENCES "Customer", "PlacedAt" timestamp NOT NULL, "PaidAt" timestamp, "DispatchedAt" timestamp, "PaymentType" text NOT NULL, "VoucherCents" int NOT NULL DEFAULT 0);
CREATE TABLE "OrderItem" ("Id" int PRIMARY KEY, "OrderId" int NOT NULL REFERENCES "Order", "ArticleId" int NOT NULL REFERENCES "Article", "Size" text NOT NULL, "Pieces" int NOT NULL, "PieceCents" int NOT NULL);
CREATE TABLE "Return" ("Id" int PRIMARY KEY, "OrderItemId" int NOT NULL REFERENCES "OrderItem", "ArrivedOn" date NOT NULL, "Pieces" int NOT NULL, "Reason" text NOT NULL, "RefundedOn" date, "RefundCents" int);
