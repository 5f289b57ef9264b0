CREATE TABLE "Trader" (
  "TraderId" serial PRIMARY KEY,
  "Nickname" text NOT NULL,
  "Country" text NOT NULL,
  "Birthday" date,
  "JoinedAt" timestamptz NOT NULL,
  "LastLoginAt" timestamptz,
  "IsVerified" boolean NOT NULL,
  "InvitedByTraderId" integer REFERENCES "Trader"
);
CREATE TABLE "Instrument" (
  "Symbol" text PRIMARY KEY,
  "CompanyName" text NOT NULL,
  "AssetClass" text NOT NULL,
  "Exchange" text,
  "LastPrice" numeric(12,4) NOT NULL
);
CREATE TABLE "Holding" (
  "TraderId" integer NOT NULL REFERENCES "Trader",
  "Symbol" text NOT NULL REFERENCES "Instrument",
  "Units" numeric(14,4) NOT NULL,
  "AverageCost" numeric(12,4) NOT NULL,
  PRIMARY KEY ("TraderId", "Symbol")
);
CREATE TABLE "Trade" (
  "TradeId" serial PRIMARY KEY,
  "TraderId" integer NOT NULL REFERENCES "Trader",
  "Symbol" text NOT NULL REFERENCES "Instrument",
  "Side" text NOT NULL,
  "Units" numeric(14,4) NOT NULL,
  "Price" numeric(12,4) NOT NULL,
  "Commission" numeric(8,2) NOT NULL,
  "ExecutedAt" timestamptz NOT NULL,
  "CopiedFromTradeId" integer REFERENCES "Trade"
);
CREATE TABLE "CopyLink" (
  "CopyLinkId" serial PRIMARY KEY,
  "FollowerId" integer NOT NULL REFERENCES "Trader",
  "LeaderId" integer NOT NULL REFERENCES "Trader",
  "AllocatedAmount" numeric(12,2) NOT NULL,
  "StartedOn" date NOT NULL,
  "StoppedOn" date
);
CREATE TABLE "CashMovement" (
  "CashMovementId" serial PRIMARY KEY,
  "TraderId" integer NOT NULL REFERENCES "Trader",
  "Kind" text NOT NULL,
  "Amount" numeric(12,2) NOT NULL,
  "State" text NOT NULL,
  "RequestedAt" timestamptz NOT NULL,
  "SettledAt" timestamptz
);
