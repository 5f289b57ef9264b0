CREATE TABLE "Venue" ("VenueId" integer PRIMARY KEY, "Name" text NOT NULL, "City" text NOT NULL, "Seats" integer NOT NULL);
CREATE TABLE "Show" ("ShowId" integer PRIMARY KEY, "Title" text NOT NULL, "Genre" text NOT NULL, "Producer" text, "RunningMinutes" integer NOT NULL);
CREATE TABLE "Performance" (
  "PerformanceId" integer PRIMARY KEY,
  "ShowId" integer NOT NULL REFERENCES "Show"("ShowId"),
  "VenueId" integer NOT NULL REFERENCES "Venue"("VenueId"),
  "StartsAt" timestamptz NOT NULL,
  "CalledOff" boolean NOT NULL DEFAULT false
);
CREATE TABLE "PriceBand" ("BandId" integer PRIMARY KEY, "BandName" text NOT NULL, "Price" numeric(7,2) NOT NULL);
CREATE TABLE "Buyer" (
  "BuyerId" integer PRIMARY KEY,
  "FullName" text NOT NULL,
  "Email" text,
  "HomeTown" text,
  "MemberSince" date
);
CREATE TABLE "Booking" (
  "BookingId" integer PRIMARY KEY,
  "BuyerId" integer NOT NULL REFERENCES "Buyer"("BuyerId"),
  "PerformanceId" integer NOT NULL REFERENCES "Performance"("PerformanceId"),
  "BookedAt" timestamptz NOT NULL,
  "Channel" text NOT NULL,
  "PromoCode" text
);
CREATE TABLE "Ticket" (
  "TicketId" integer PRIMARY KEY,
  "BookingId" integer NOT NULL REFERENCES "Booking"("BookingId"),
  "BandId" integer NOT NULL REFERENCES "PriceBand"("BandId"),
  "SeatNumber" text NOT NULL,
  "PaidPrice" numeric(7,2) NOT NULL,
  "ScannedAt" timestamptz,
  "RefundedOn" date
);
