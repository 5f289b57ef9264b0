CREATE TABLE "Lifts" (
  "LiftID" int PRIMARY KEY,
  "LiftName" varchar(60) NOT NULL,
  "LiftType" varchar(30) NOT NULL,
  "ValleyAltitude" int NOT NULL,
  "TopAltitude" int NOT NULL,
  "CapacityPerHour" int NOT NULL,
  "BuiltYear" int,
  "IsOpen" boolean NOT NULL
);
CREATE TABLE "Slopes" (
  "SlopeID" int PRIMARY KEY,
  "LiftID" int NOT NULL REFERENCES "Lifts"("LiftID"),
  "SlopeName" varchar(60) NOT NULL,
  "Difficulty" varchar(10) NOT NULL,
  "LengthMetres" int NOT NULL,
  "HasSnowCannons" boolean NOT NULL
);
CREATE TABLE "Guests" (
  "GuestID" int PRIMARY KEY,
  "FirstName" varchar(50) NOT NULL,
  "LastName" varchar(50) NOT NULL,
  "Country" varchar(40) NOT NULL,
  "BirthDate" date,
  "Newsletter" boolean NOT NULL
);
CREATE TABLE "PassTypes" (
  "PassTypeID" int PRIMARY KEY,
  "PassName" varchar(60) NOT NULL,
  "ValidDays" int NOT NULL,
  "AdultPrice" numeric(8,2) NOT NULL,
  "ChildPrice" numeric(8,2) NOT NULL
);
CREATE TABLE "PassSales" (
  "PassSaleID" int PRIMARY KEY,
  "GuestID" int NOT NULL REFERENCES "Guests"("GuestID"),
  "PassTypeID" int NOT NULL REFERENCES "PassTypes"("PassTypeID"),
  "SoldAt" timestamp NOT NULL,
  "ValidFrom" date NOT NULL,
  "PricePaid" numeric(8,2) NOT NULL,
  "SalesPoint" varchar(30) NOT NULL,
  "RefundedOn" date
);
CREATE TABLE "LiftRides" (
  "LiftRideID" int PRIMARY KEY,
  "PassSaleID" int NOT NULL REFERENCES "PassSales"("PassSaleID"),
  "LiftID" int NOT NULL REFERENCES "Lifts"("LiftID"),
  "ScannedAt" timestamp NOT NULL
);
CREATE TABLE "Instructors" (
  "InstructorID" int PRIMARY KEY,
  "FullName" varchar(80) NOT NULL,
  "Languages" varchar(80) NOT NULL,
  "Discipline" varchar(20) NOT NULL,
  "HourlyRate" numeric(6,2) NOT NULL
);
CREATE TABLE "Lessons" (
  "LessonID" int PRIMARY KEY,
  "InstructorID" int NOT NULL REFERENCES "Instructors"("InstructorID"),
  "GuestID" int NOT NULL REFERENCES "Guests"("GuestID"),
  "LessonDate" date NOT NULL,
  "Hours" int NOT NULL,
  "Price" numeric(8,2) NOT NULL,
  "Cancelled" boolean NOT NULL
);
CREATE TABLE "SnowReports" (
  "ReportDate" date PRIMARY KEY,
  "SnowValleyCm" int NOT NULL,
  "SnowTopCm" int NOT NULL,
  "FreshSnowCm" int NOT NULL,
  "AvalancheLevel" int NOT NULL
);
