CREATE TABLE "Customer" (
  "Id" integer PRIMARY KEY,
  "Email" text NOT NULL UNIQUE,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "Region" text NOT NULL,
  "RiskProfile" text,
  "RegisteredAt" timestamp NOT NULL,
  "VerifiedAt" timestamp,
  "FirstDepositAt" timestamp,
  "AcquisitionChannelId" integer NOT NULL
);
CREATE TABLE "AcquisitionChannel" (
  "Id" integer PRIMARY KEY,
  "Name" text NOT NULL,
  "IsPaid" boolean NOT NULL
);
ALTER TABLE "Customer" ADD FOREIGN KEY ("AcquisitionChannelId") REFERENCES "AcquisitionChannel"("Id");
CREATE TABLE "MarketingSpend" (
  "ChannelId" integer NOT NULL REFERENCES "AcquisitionChannel"("Id"),
  "Month" date NOT NULL,
  "Amount" numeric(10,2) NOT NULL,
  PRIMARY KEY ("ChannelId", "Month")
);
CREATE TABLE "Security" (
  "Isin" text PRIMARY KEY,
  "Ticker" text NOT NULL,
  "Name" text NOT NULL,
  "Sector" text NOT NULL,
  "Currency" text NOT NULL
);
CREATE TABLE "DailyPrice" (
  "Isin" text NOT NULL REFERENCES "Security",
  "Day" date NOT NULL,
  "Open" numeric(10,2) NOT NULL,
  "Close" numeric(10,2) NOT NULL,
  "Volume" integer NOT NULL,
  PRIMARY KEY ("Isin", "Day")
);
CREATE TABLE "TradeOrder" (
  "Id" integer PRIMARY KEY,
  "CustomerId" integer NOT NULL REFERENCES "Customer"("Id"),
  "Isin" text NOT NULL REFERENCES "Security",
  "Direction" text NOT NULL CHECK ("Direction" IN ('BUY','SELL')),
  "Quantity" integer NOT NULL,
  "LimitPrice" numeric(10,2),
  "FillPrice" numeric(10,2),
  "Fee" numeric(8,2) NOT NULL,
  "Status" text NOT NULL,
  "PlacedAt" timestamp NOT NULL,
  "FilledAt" timestamp
);
COMMENT ON COLUMN "TradeOrder"."LimitPrice" IS 'NULL for market orders';
CREATE TABLE "Dividend" (
  "Id" integer PRIMARY KEY,
  "CustomerId" integer NOT NULL REFERENCES "Customer"("Id"),
  "Isin" text NOT NULL REFERENCES "Security",
  "Gross" numeric(10,2) NOT NULL,
  "TaxWithheld" numeric(10,2) NOT NULL,
  "PaidOn" date NOT NULL
);
