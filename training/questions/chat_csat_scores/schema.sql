CREATE TABLE "Brand" ("brandId" int PRIMARY KEY, "brandName" text NOT NULL);
CREATE TABLE "Advisor" ("advisorId" int PRIMARY KEY, "nickName" text NOT NULL, "language" text NOT NULL, "homeOffice" boolean NOT NULL, "startedOn" date NOT NULL);
CREATE TABLE "ChatSession" ("chatId" int PRIMARY KEY, "brandId" int NOT NULL REFERENCES "Brand", "advisorId" int REFERENCES "Advisor", "openedAt" timestamp NOT NULL, "answeredAt" timestamp, "closedAt" timestamp, "botHandled" boolean NOT NULL, "topic" text NOT NULL, "messagesIn" int NOT NULL, "messagesOut" int NOT NULL);
CREATE TABLE "Survey" ("surveyId" int PRIMARY KEY, "chatId" int NOT NULL REFERENCES "ChatSession", "sentAt" timestamp NOT NULL, "answeredAt" timestamp, "csat" int, "nps" int);
CREATE TABLE "Voucher" ("voucherId" int PRIMARY KEY, "chatId" int NOT NULL REFERENCES "ChatSession", "amount" numeric(6,2) NOT NULL, "redeemedOn" date);
COMMENT ON COLUMN "Survey"."csat" IS '1 to 5';
COMMENT ON COLUMN "Survey"."nps" IS '0 to 10; 9 and 10 promoters, 0 to 6 detractors';
COMMENT ON COLUMN "ChatSession"."botHandled" IS 'closed by the bot without a person';
