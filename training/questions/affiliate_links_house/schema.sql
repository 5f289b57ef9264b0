CREATE TABLE "Publisher" (
  "PublisherId" integer PRIMARY KEY,
  "SiteName" text NOT NULL,
  "OwnerName" text,
  "Country" text NOT NULL,
  "Niche" text NOT NULL,
  "ApprovedOn" date,
  "BannedOn" date
);
CREATE TABLE "Merchant" (
  "MerchantId" integer PRIMARY KEY,
  "BrandName" text NOT NULL,
  "Vertical" text NOT NULL,
  "CommissionPercent" numeric(5,2) NOT NULL,
  "CookieDays" integer NOT NULL
);
CREATE TABLE "TrackingLink" (
  "LinkId" integer PRIMARY KEY,
  "PublisherId" integer NOT NULL REFERENCES "Publisher",
  "MerchantId" integer NOT NULL REFERENCES "Merchant",
  "ShortCode" text NOT NULL,
  "CreatedOn" date NOT NULL,
  "IsLive" boolean NOT NULL
);
CREATE TABLE "Click" (
  "ClickId" integer PRIMARY KEY,
  "LinkId" integer NOT NULL REFERENCES "TrackingLink",
  "ClickedAt" timestamptz NOT NULL,
  "DeviceType" text NOT NULL,
  "VisitorCountry" text,
  "SuspectedBot" boolean NOT NULL
);
CREATE TABLE "Conversion" (
  "ConversionId" integer PRIMARY KEY,
  "ClickId" integer NOT NULL REFERENCES "Click",
  "OrderValue" numeric(10,2) NOT NULL,
  "CommissionAmount" numeric(8,2) NOT NULL,
  "ConvertedAt" timestamptz NOT NULL,
  "Verdict" text NOT NULL,
  "VerdictAt" timestamptz
);
CREATE TABLE "Payout" (
  "PayoutId" integer PRIMARY KEY,
  "PublisherId" integer NOT NULL REFERENCES "Publisher",
  "PeriodMonth" date NOT NULL,
  "Amount" numeric(10,2) NOT NULL,
  "SentAt" timestamptz,
  "BouncedReason" text
);
