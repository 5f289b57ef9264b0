CREATE TABLE "TenantCompany" ("CompanyCode" text PRIMARY KEY, "LegalName" text NOT NULL, "Industry" text NOT NULL, "LinesBooked" int NOT NULL, "PricePerLine" numeric(6,2) NOT NULL, "GoLive" date NOT NULL, "Terminated" date);
CREATE TABLE "Extension" ("ExtensionId" int PRIMARY KEY, "CompanyCode" text NOT NULL REFERENCES "TenantCompany", "Number" text NOT NULL, "PersonName" text, "Voicemail" boolean NOT NULL);
CREATE TABLE "Queue" ("QueueId" int PRIMARY KEY, "CompanyCode" text NOT NULL REFERENCES "TenantCompany", "QueueName" text NOT NULL, "TargetSeconds" int NOT NULL);
CREATE TABLE "Call" ("CallId" int PRIMARY KEY, "QueueId" int NOT NULL REFERENCES "Queue", "ExtensionId" int REFERENCES "Extension", "CallerNumber" text, "RangAt" timestamptz NOT NULL, "AnsweredAt" timestamptz, "EndedAt" timestamptz NOT NULL, "Recorded" boolean NOT NULL);
CREATE TABLE "CallRating" ("CallId" int PRIMARY KEY REFERENCES "Call", "Score" int NOT NULL, "Remark" text);
CREATE TABLE "MinuteBundle" ("BundleId" int PRIMARY KEY, "CompanyCode" text NOT NULL REFERENCES "TenantCompany", "BoughtOn" date NOT NULL, "Minutes" int NOT NULL, "PricePaid" numeric(8,2) NOT NULL, "ExpiresOn" date NOT NULL);
