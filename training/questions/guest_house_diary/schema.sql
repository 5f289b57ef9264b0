CREATE TABLE "Room" ("roomNo" int PRIMARY KEY, "nickName" text NOT NULL, floor int NOT NULL, "bedsFor" int NOT NULL, "nightRate" numeric(6,2) NOT NULL, "seaView" boolean NOT NULL);
CREATE TABLE "Guest" ("guestId" int PRIMARY KEY, name text NOT NULL, country text NOT NULL, "birthYear" int);
CREATE TABLE "Stay" ("stayId" int PRIMARY KEY, "roomNo" int NOT NULL REFERENCES "Room", "guestId" int NOT NULL REFERENCES "Guest", "bookedOn" date NOT NULL, arrive date NOT NULL, depart date NOT NULL, heads int NOT NULL, channel text NOT NULL, "agreedRate" numeric(6,2) NOT NULL, "depositPaid" numeric(7,2) NOT NULL, "cancelledOn" date);
COMMENT ON COLUMN "Stay"."agreedRate" IS 'per night, may differ from the rate of the room';
CREATE TABLE "Extra" ("extraId" int PRIMARY KEY, "stayId" int NOT NULL REFERENCES "Stay", what text NOT NULL, pieces int NOT NULL, "unitPrice" numeric(6,2) NOT NULL, "takenOn" date NOT NULL);
