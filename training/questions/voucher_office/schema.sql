CREATE TABLE "Merchant" (
  "MerchantId" int PRIMARY KEY,
  "TradeName" text NOT NULL,
  "Street" text NOT NULL,
  "Branch" text NOT NULL,
  "JoinedOn" date NOT NULL,
  "LeftOn" date
);
CREATE TABLE "SalesDesk" (
  "DeskId" int PRIMARY KEY,
  "DeskName" text NOT NULL,
  "IsOnline" boolean NOT NULL
);
CREATE TABLE "CorporateClient" (
  "ClientId" int PRIMARY KEY,
  "CompanyName" text NOT NULL,
  "Employees" int,
  "ContactPerson" text NOT NULL
);
CREATE TABLE "Voucher" (
  "VoucherNo" text PRIMARY KEY,
  "DeskId" int NOT NULL REFERENCES "SalesDesk",
  "ClientId" int REFERENCES "CorporateClient",
  "IssuedOn" date NOT NULL,
  "ValidUntil" date NOT NULL,
  "FaceValue" numeric(6,2) NOT NULL,
  "Occasion" text,
  "BlockedOn" date
);
CREATE TABLE "Redemption" (
  "RedemptionId" int PRIMARY KEY,
  "VoucherNo" text NOT NULL REFERENCES "Voucher",
  "MerchantId" int NOT NULL REFERENCES "Merchant",
  "RedeemedAt" timestamptz NOT NULL,
  "Amount" numeric(6,2) NOT NULL
);
CREATE TABLE "Settlement" (
  "SettlementId" int PRIMARY KEY,
  "MerchantId" int NOT NULL REFERENCES "Merchant",
  "Month" date NOT NULL,
  "GrossAmount" numeric(9,2) NOT NULL,
  "FeeAmount" numeric(8,2) NOT NULL,
  "TransferredOn" date
);
COMMENT ON COLUMN "Voucher"."ClientId" IS 'Empty when a private person bought it';
COMMENT ON COLUMN "Voucher"."BlockedOn" IS 'Set when the voucher was reported lost';
