CREATE TABLE "Client" (
  "ClientID" int PRIMARY KEY,
  "ClientName" text NOT NULL,
  "Segment" text NOT NULL,
  "City" text NOT NULL
);
CREATE TABLE "Venue" (
  "VenueID" int PRIMARY KEY,
  "VenueName" text NOT NULL,
  "City" text NOT NULL,
  "Capacity" int
);
CREATE TABLE "Event" (
  "EventID" int PRIMARY KEY,
  "ClientID" int NOT NULL REFERENCES "Client",
  "VenueID" int REFERENCES "Venue",
  "EventType" text NOT NULL,
  "InquiryDate" date NOT NULL,
  "EventDate" date NOT NULL,
  "GuestsPlanned" int NOT NULL,
  "GuestsServed" int,
  "Status" text NOT NULL,
  "PricePerHead" numeric(7,2) NOT NULL
);
COMMENT ON COLUMN "Event"."Status" IS 'inquiry, confirmed, held, lost';
CREATE TABLE "Dish" (
  "DishID" int PRIMARY KEY,
  "DishName" text NOT NULL,
  "Course" text NOT NULL,
  "Vegetarian" boolean NOT NULL,
  "CostPerPortion" numeric(6,2) NOT NULL
);
CREATE TABLE "EventDish" (
  "EventID" int NOT NULL REFERENCES "Event",
  "DishID" int NOT NULL REFERENCES "Dish",
  "Portions" int NOT NULL,
  PRIMARY KEY ("EventID", "DishID")
);
CREATE TABLE "Staff" (
  "StaffID" int PRIMARY KEY,
  "StaffName" text NOT NULL,
  "Role" text NOT NULL,
  "HourlyWage" numeric(6,2) NOT NULL
);
CREATE TABLE "Assignment" (
  "EventID" int NOT NULL REFERENCES "Event",
  "StaffID" int NOT NULL REFERENCES "Staff",
  "HoursPlanned" numeric(4,1) NOT NULL,
  "HoursWorked" numeric(4,1),
  PRIMARY KEY ("EventID", "StaffID")
);
CREATE TABLE "Invoice" (
  "InvoiceNo" int PRIMARY KEY,
  "EventID" int NOT NULL REFERENCES "Event",
  "InvoiceDate" date NOT NULL,
  "Amount" numeric(9,2) NOT NULL,
  "PaidDate" date
);
