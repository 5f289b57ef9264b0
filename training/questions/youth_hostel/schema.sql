CREATE TABLE "Hostels" (
  "HostelID" int PRIMARY KEY,
  "HostelName" varchar(60) NOT NULL,
  "Town" varchar(40) NOT NULL,
  "Warden" varchar(60),
  "HasKitchen" boolean NOT NULL,
  "ClosedFrom" date,
  "ClosedTo" date
);
CREATE TABLE "Dormitories" (
  "DormitoryID" int PRIMARY KEY,
  "HostelID" int NOT NULL REFERENCES "Hostels"("HostelID"),
  "RoomLabel" varchar(10) NOT NULL,
  "BedCount" int NOT NULL,
  "RoomType" varchar(20) NOT NULL,
  "PricePerBed" numeric(6,2) NOT NULL
);
CREATE TABLE "Guests" (
  "GuestID" int PRIMARY KEY,
  "FirstName" varchar(40) NOT NULL,
  "LastName" varchar(40) NOT NULL,
  "Country" varchar(40),
  "DateOfBirth" date,
  "MembershipCard" varchar(12),
  "CardValidUntil" date
);
CREATE TABLE "Groups" (
  "GroupID" int PRIMARY KEY,
  "GroupName" varchar(80) NOT NULL,
  "GroupKind" varchar(20) NOT NULL,
  "LeaderName" varchar(60),
  "LeaderPhone" varchar(20)
);
CREATE TABLE "Bookings" (
  "BookingID" int PRIMARY KEY,
  "DormitoryID" int NOT NULL REFERENCES "Dormitories"("DormitoryID"),
  "GuestID" int REFERENCES "Guests"("GuestID"),
  "GroupID" int REFERENCES "Groups"("GroupID"),
  "BookedOn" date NOT NULL,
  "ArrivalDate" date NOT NULL,
  "DepartureDate" date NOT NULL,
  "Beds" int NOT NULL,
  "BoardType" varchar(20) NOT NULL,
  "TotalPrice" numeric(9,2) NOT NULL,
  "Deposit" numeric(9,2),
  "Status" varchar(12) NOT NULL
);
CREATE TABLE "Incidents" (
  "IncidentID" int PRIMARY KEY,
  "HostelID" int NOT NULL REFERENCES "Hostels"("HostelID"),
  "HappenedAt" timestamp NOT NULL,
  "Kind" varchar(20) NOT NULL,
  "Notes" varchar(200),
  "ResolvedAt" timestamp
);
