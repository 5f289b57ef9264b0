CREATE TABLE "Member" ("Id" int PRIMARY KEY, "Name" text NOT NULL, "InvitedById" int REFERENCES "Member" ("Id"), "JoinedOn" date NOT NULL, "PaidUntil" date);
CREATE TABLE "Tool" ("Id" int PRIMARY KEY, "Label" text NOT NULL, "OwnerId" int NOT NULL REFERENCES "Member" ("Id"), "ValueCents" int NOT NULL, "Retired" boolean NOT NULL);
CREATE TABLE "Tag" ("Id" int PRIMARY KEY, "Word" text NOT NULL);
CREATE TABLE "ToolTag" ("ToolId" int NOT NULL REFERENCES "Tool" ("Id"), "TagId" int NOT NULL REFERENCES "Tag" ("Id"), PRIMARY KEY ("ToolId", "TagId"));
CREATE TABLE "Loan" ("Id" int PRIMARY KEY, "ToolId" int NOT NULL REFERENCES "Tool" ("Id"), "BorrowerId" int NOT NULL REFERENCES "Member" ("Id"), "OutOn" date NOT NULL, "DueOn" date NOT NULL, "BackOn" date, "Stars" int, "Broken" boolean NOT NULL);
