CREATE TABLE "user" (
  "userId" int PRIMARY KEY,
  "displayName" text NOT NULL,
  "email" text NOT NULL,
  "countryCode" char(2),
  "joinedAt" timestamptz NOT NULL,
  "isVerified" boolean NOT NULL
);
CREATE TABLE "category" (
  "categoryId" int PRIMARY KEY,
  "label" text NOT NULL
);
CREATE TABLE "campaign" (
  "campaignId" int PRIMARY KEY,
  "ownerId" int NOT NULL REFERENCES "user"("userId"),
  "categoryId" int NOT NULL REFERENCES "category"("categoryId"),
  "title" text NOT NULL,
  "goalAmount" int NOT NULL,
  "currency" char(3) NOT NULL,
  "launchedAt" timestamptz,
  "endsAt" timestamptz,
  "status" text NOT NULL,
  "staffPick" boolean NOT NULL
);
CREATE TABLE "rewardTier" (
  "tierId" int PRIMARY KEY,
  "campaignId" int NOT NULL REFERENCES "campaign"("campaignId"),
  "tierName" text NOT NULL,
  "minPledge" int NOT NULL,
  "maxBackers" int,
  "shipsBy" date
);
CREATE TABLE "pledge" (
  "pledgeId" int PRIMARY KEY,
  "campaignId" int NOT NULL REFERENCES "campaign"("campaignId"),
  "backerId" int NOT NULL REFERENCES "user"("userId"),
  "tierId" int REFERENCES "rewardTier"("tierId"),
  "amount" int NOT NULL,
  "pledgedAt" timestamptz NOT NULL,
  "refundedAt" timestamptz
);
CREATE TABLE "comment" (
  "commentId" int PRIMARY KEY,
  "campaignId" int NOT NULL REFERENCES "campaign"("campaignId"),
  "authorId" int NOT NULL REFERENCES "user"("userId"),
  "postedAt" timestamptz NOT NULL,
  "body" text NOT NULL
);
CREATE TABLE "payout" (
  "payoutId" int PRIMARY KEY,
  "campaignId" int NOT NULL REFERENCES "campaign"("campaignId"),
  "grossAmount" int NOT NULL,
  "feeAmount" int NOT NULL,
  "sentAt" timestamptz
);
