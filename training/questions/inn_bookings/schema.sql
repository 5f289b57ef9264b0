CREATE TABLE "Inn" (
  "InnId" integer PRIMARY KEY,
  "Name" text NOT NULL,
  "Town" text NOT NULL,
  "Stars" integer NOT NULL,
  "OpenedYear" integer NOT NULL
);
CREATE TABLE "RoomKind" (
  "KindCode" char(2) PRIMARY KEY,
  "Description" text NOT NULL,
  "Beds" integer NOT NULL
);
CREATE TABLE "Room" (
  "InnId" integer NOT NULL REFERENCES "Inn"("InnId"),
  "RoomNumber" integer NOT NULL,
  "KindCode" char(2) NOT NULL REFERENCES "RoomKind"("KindCode"),
  "NightlyRate" numeric(7,2) NOT NULL,
  "SeaView" boolean NOT NULL,
  PRIMARY KEY ("InnId", "RoomNumber")
);
CREATE TABLE "Guest" (
  "GuestId" integer PRIMARY KEY,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "Country" text NOT NULL,
  "Email" text
);
CREATE TABLE "Booking" (
  "BookingId" integer PRIMARY KEY,
  "GuestId" integer NOT NULL REFERENCES "Guest"("GuestId"),
  "InnId" integer NOT NULL,
  "RoomNumber" integer NOT NULL,
  "ArrivalDate" date NOT NULL,
  "DepartureDate" date NOT NULL,
  "Adults" integer NOT NULL,
  "Children" integer NOT NULL,
  "TotalPrice" numeric(9,2) NOT NULL,
  "CancelledOn" date,
  FOREIGN KEY ("InnId", "RoomNumber") REFERENCES "Room"("InnId", "RoomNumber")
);
