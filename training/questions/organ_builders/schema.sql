CREATE TABLE "Churches" (
  "ChurchID" int PRIMARY KEY,
  "ChurchName" text NOT NULL,
  "Town" text NOT NULL,
  "ContactFirst" text,
  "ContactLast" text,
  "ContactRole" text          -- organist, priest, churchwarden
);
CREATE TABLE "Organs" (
  "OrganID" int PRIMARY KEY,
  "ChurchID" int NOT NULL REFERENCES "Churches",
  "BuiltBy" text NOT NULL,
  "YearBuilt" int NOT NULL,
  "YearRebuilt" int,
  "Manuals" int NOT NULL,
  "Stops" int NOT NULL,
  "PipesTotal" int NOT NULL
);
CREATE TABLE "Staff" (
  "StaffID" int PRIMARY KEY,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "Trade" text NOT NULL,      -- voicer, joiner, tuner, apprentice
  "MasterID" int REFERENCES "Staff"
);
CREATE TABLE "Projects" (
  "ProjectID" int PRIMARY KEY,
  "OrganID" int NOT NULL REFERENCES "Organs",
  "Kind" text NOT NULL,       -- tuning, repair, restoration, new stop
  "LeadID" int NOT NULL REFERENCES "Staff",
  "VoicerID" int REFERENCES "Staff",
  "OfferDate" date NOT NULL,
  "OrderDate" date,
  "StartDate" date,
  "HandoverDate" date,
  "OfferSum" numeric(10,2) NOT NULL,
  "FinalSum" numeric(10,2)
);
CREATE TABLE "Hours" (
  "HourID" int PRIMARY KEY,
  "ProjectID" int NOT NULL REFERENCES "Projects",
  "StaffID" int NOT NULL REFERENCES "Staff",
  "WorkDate" date NOT NULL,
  "Hours" numeric(4,1) NOT NULL,
  "OnSite" boolean NOT NULL
);
CREATE TABLE "Instalments" (
  "InstID" int PRIMARY KEY,
  "ProjectID" int NOT NULL REFERENCES "Projects",
  "Sum" numeric(10,2) NOT NULL,
  "BilledOn" date NOT NULL,
  "DueOn" date NOT NULL,
  "PaidOn" date
);
