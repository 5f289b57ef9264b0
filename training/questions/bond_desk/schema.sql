CREATE TABLE "Issuer" (
  "IssuerCode" text PRIMARY KEY,
  "IssuerName" text NOT NULL,
  "Sector" text NOT NULL,
  "Country" text NOT NULL,
  "Rating" text
);
CREATE TABLE "Bond" (
  "Isin" text PRIMARY KEY,
  "IssuerCode" text NOT NULL REFERENCES "Issuer",
  "CouponPercent" numeric(5,3) NOT NULL,
  "IssuedOn" date NOT NULL,
  "MaturesOn" date NOT NULL,
  "Currency" char(3) NOT NULL,
  "IsGreen" boolean NOT NULL
);
CREATE TABLE "Client" (
  "ClientNo" integer PRIMARY KEY,
  "ClientName" text NOT NULL,
  "ClientType" text NOT NULL,
  "City" text NOT NULL,
  "SalesPerson" text
);
CREATE TABLE "Position" (
  "ClientNo" integer NOT NULL REFERENCES "Client",
  "Isin" text NOT NULL REFERENCES "Bond",
  "NominalAmount" numeric(14,2) NOT NULL,
  "BookPrice" numeric(8,4) NOT NULL,
  PRIMARY KEY ("ClientNo", "Isin")
);
COMMENT ON COLUMN "Position"."BookPrice" IS 'price paid on average, in percent of nominal';
CREATE TABLE "Order" (
  "OrderNo" integer PRIMARY KEY,
  "ClientNo" integer NOT NULL REFERENCES "Client",
  "Isin" text NOT NULL REFERENCES "Bond",
  "BuyOrSell" char(1) NOT NULL,
  "NominalAmount" numeric(14,2) NOT NULL,
  "LimitPrice" numeric(8,4),
  "PlacedAt" timestamptz NOT NULL,
  "Status" text NOT NULL
);
COMMENT ON COLUMN "Order"."BuyOrSell" IS 'B = buy, S = sell';
COMMENT ON COLUMN "Order"."LimitPrice" IS 'empty for orders at market';
CREATE TABLE "Fill" (
  "FillNo" integer PRIMARY KEY,
  "OrderNo" integer NOT NULL REFERENCES "Order",
  "FilledNominal" numeric(14,2) NOT NULL,
  "FillPrice" numeric(8,4) NOT NULL,
  "FilledAt" timestamptz NOT NULL,
  "MarkupEuro" numeric(10,2) NOT NULL
);
COMMENT ON COLUMN "Fill"."MarkupEuro" IS 'what the desk earned on the fill';
CREATE TABLE "ClosingPrice" (
  "Isin" text NOT NULL REFERENCES "Bond",
  "PriceDate" date NOT NULL,
  "Price" numeric(8,4) NOT NULL,
  PRIMARY KEY ("Isin", "PriceDate")
);
COMMENT ON COLUMN "ClosingPrice"."Price" IS 'in percent of nominal';
