CREATE TABLE "roomTypes" ("roomTypeId" int PRIMARY KEY, "typeName" text NOT NULL, "maxGuests" int NOT NULL, "rackRate" numeric(7,2) NOT NULL);
CREATE TABLE rooms ("roomNo" int PRIMARY KEY, "roomTypeId" int NOT NULL REFERENCES "roomTypes", floor int NOT NULL, "seaView" boolean NOT NULL, "outOfOrder" boolean NOT NULL);
CREATE TABLE guests ("guestId" int PRIMARY KEY, "lastName" text NOT NULL, "firstName" text NOT NULL, country text NOT NULL, email text);
CREATE TABLE channels ("channelId" int PRIMARY KEY, "channelName" text NOT NULL, "commissionPct" numeric(4,1) NOT NULL);
CREATE TABLE bookings ("bookingId" int PRIMARY KEY, "guestId" int NOT NULL REFERENCES guests, "roomNo" int NOT NULL REFERENCES rooms, "channelId" int NOT NULL REFERENCES channels, "bookedOn" date NOT NULL, "checkIn" date NOT NULL, "checkOut" date NOT NULL, "roomTotal" numeric(8,2) NOT NULL, "cancelledOn" date);
CREATE TABLE extras ("extraId" int PRIMARY KEY, "bookingId" int NOT NULL REFERENCES bookings, "chargedOn" date NOT NULL, item text NOT NULL, amount numeric(7,2) NOT NULL);
CREATE TABLE reviews ("reviewId" int PRIMARY KEY, "bookingId" int NOT NULL REFERENCES bookings, score int NOT NULL, comment text, "answeredOn" date);
