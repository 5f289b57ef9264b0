CREATE TABLE "Advertisers" ("AdvertiserId" int PRIMARY KEY, "CompanyName" text NOT NULL, "Industry" text NOT NULL, "Country" text NOT NULL);
CREATE TABLE "Campaigns" ("CampaignId" int PRIMARY KEY, "AdvertiserId" int NOT NULL REFERENCES "Advertisers", "CampaignName" text NOT NULL, "Objective" text NOT NULL, "Budget" numeric(10,2) NOT NULL, "StartDate" date NOT NULL, "EndDate" date, "State" text NOT NULL);
CREATE TABLE "Channels" ("ChannelId" int PRIMARY KEY, "ChannelName" text NOT NULL, "Paid" boolean NOT NULL);
CREATE TABLE "AdSets" ("AdSetId" int PRIMARY KEY, "CampaignId" int NOT NULL REFERENCES "Campaigns", "ChannelId" int NOT NULL REFERENCES "Channels", "Audience" text NOT NULL);
CREATE TABLE "DailyStats" ("AdSetId" int NOT NULL REFERENCES "AdSets", "StatDate" date NOT NULL, "Impressions" int NOT NULL, "Clicks" int NOT NULL, "Spend" numeric(10,2) NOT NULL, PRIMARY KEY ("AdSetId", "StatDate"));
CREATE TABLE "Leads" ("LeadId" int PRIMARY KEY, "AdSetId" int REFERENCES "AdSets", "CreatedAt" timestamp NOT NULL, "QualifiedAt" timestamp, "WonAt" timestamp, "DealValue" numeric(10,2));
