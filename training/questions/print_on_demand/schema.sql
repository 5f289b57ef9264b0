CREATE TABLE "Creators" (
  "CreatorId" int PRIMARY KEY,
  "Handle" text NOT NULL UNIQUE,
  "RealName" text,
  "Country" text NOT NULL,
  "JoinedOn" date NOT NULL,
  "RoyaltyRate" numeric(4,2) NOT NULL,
  "SuspendedAt" timestamptz
);
CREATE TABLE "Designs" (
  "DesignId" int PRIMARY KEY,
  "CreatorId" int NOT NULL REFERENCES "Creators",
  "Title" text NOT NULL,
  "Style" text NOT NULL,
  "UploadedOn" date NOT NULL,
  "ReviewState" text NOT NULL
);
CREATE TABLE "BlankProducts" (
  "BlankId" int PRIMARY KEY,
  "Name" text NOT NULL,
  "BaseCost" numeric(6,2) NOT NULL,
  "PrintPartner" text NOT NULL
);
CREATE TABLE "Listings" (
  "ListingId" int PRIMARY KEY,
  "DesignId" int NOT NULL REFERENCES "Designs",
  "BlankId" int NOT NULL REFERENCES "BlankProducts",
  "RetailPrice" numeric(6,2) NOT NULL,
  "Live" boolean NOT NULL,
  UNIQUE ("DesignId","BlankId")
);
CREATE TABLE "Orders" (
  "OrderId" int PRIMARY KEY,
  "BuyerEmail" text NOT NULL,
  "ShipCountry" text NOT NULL,
  "PlacedAt" timestamptz NOT NULL,
  "PrintedAt" timestamptz,
  "ShippedAt" timestamptz,
  "DiscountCode" text
);
CREATE TABLE "OrderItems" (
  "OrderItemId" int PRIMARY KEY,
  "OrderId" int NOT NULL REFERENCES "Orders",
  "ListingId" int NOT NULL REFERENCES "Listings",
  "Quantity" int NOT NULL,
  "UnitPrice" numeric(6,2) NOT NULL,
  "Size" text
);
CREATE TABLE "Payouts" (
  "PayoutId" int PRIMARY KEY,
  "CreatorId" int NOT NULL REFERENCES "Creators",
  "PeriodMonth" date NOT NULL,
  "Amount" numeric(8,2) NOT NULL,
  "SentOn" date
);
COMMENT ON COLUMN "Creators"."RoyaltyRate" IS 'Share of the unit price, 0.15 = 15 percent';
