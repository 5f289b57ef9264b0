CREATE TABLE "publication" ("id" int PRIMARY KEY, "name" text NOT NULL, "writerName" text NOT NULL, "topic" text NOT NULL, "monthlyPriceCents" int NOT NULL, "takeRatePct" numeric(4,1) NOT NULL, "createdAt" timestamp NOT NULL);
CREATE TABLE "subscriber" ("id" int PRIMARY KEY, "email" text NOT NULL, "country" text, "joinedAt" timestamp NOT NULL);
CREATE TABLE "subscription" ("id" int PRIMARY KEY, "publicationId" int NOT NULL REFERENCES "publication", "subscriberId" int NOT NULL REFERENCES "subscriber", "tier" text NOT NULL, "startedAt" timestamp NOT NULL, "trialEndsAt" timestamp, "cancelledAt" timestamp, "cancelReason" text);
CREATE TABLE "post" ("id" int PRIMARY KEY, "publicationId" int NOT NULL REFERENCES "publication", "subject" text NOT NULL, "draftedAt" timestamp NOT NULL, "sentAt" timestamp, "paidOnly" boolean NOT NULL, "wordCount" int NOT NULL);
CREATE TABLE "delivery" ("postId" int NOT NULL REFERENCES "post", "subscriberId" int NOT NULL REFERENCES "subscriber", "openedAt" timestamp, "clickedAt" timestamp, "bounced" boolean NOT NULL, PRIMARY KEY ("postId","subscriberId"));
COMMENT ON COLUMN "subscription"."tier" IS 'free, monthly, founding';
COMMENT ON COLUMN "publication"."takeRatePct" IS 'our share of what readers pay, percent';
