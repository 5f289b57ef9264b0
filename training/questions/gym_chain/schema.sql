CREATE TABLE "clubs" (
  "id" int PRIMARY KEY,
  "clubName" text NOT NULL,
  "city" text NOT NULL,
  "openAllNight" boolean NOT NULL,
  "monthlyRent" numeric(10,2)
);
CREATE TABLE "plans" (
  "id" int PRIMARY KEY,
  "planName" text NOT NULL,
  "pricePerMonth" numeric(7,2) NOT NULL,
  "minMonths" int NOT NULL,
  "allClubs" boolean NOT NULL
);
CREATE TABLE "members" (
  "id" int PRIMARY KEY,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  "email" text,
  "homeClubId" int NOT NULL REFERENCES "clubs",
  "planId" int NOT NULL REFERENCES "plans",
  "joinedOn" date NOT NULL,
  "cancelledOn" date,
  "referredBy" int REFERENCES "members"
);
CREATE TABLE "checkIns" (
  "id" int PRIMARY KEY,
  "memberId" int NOT NULL REFERENCES "members",
  "clubId" int NOT NULL REFERENCES "clubs",
  "checkedInAt" timestamptz NOT NULL,
  "checkedOutAt" timestamptz
);
CREATE TABLE "trainers" (
  "id" int PRIMARY KEY,
  "fullName" text NOT NULL,
  "clubId" int NOT NULL REFERENCES "clubs",
  "speciality" text,
  "hourlyPay" numeric(6,2) NOT NULL
);
CREATE TABLE "groupClasses" (
  "id" int PRIMARY KEY,
  "className" text NOT NULL,
  "clubId" int NOT NULL REFERENCES "clubs",
  "trainerId" int REFERENCES "trainers",
  "startsAt" timestamptz NOT NULL,
  "maxPlaces" int NOT NULL,
  "isCancelled" boolean NOT NULL
);
CREATE TABLE "classBookings" (
  "classId" int REFERENCES "groupClasses",
  "memberId" int REFERENCES "members",
  "bookedAt" timestamptz NOT NULL,
  "attended" boolean,
  PRIMARY KEY ("classId", "memberId")
);
CREATE TABLE "directDebits" (
  "id" int PRIMARY KEY,
  "memberId" int NOT NULL REFERENCES "members",
  "dueOn" date NOT NULL,
  "amount" numeric(7,2) NOT NULL,
  "bounced" boolean NOT NULL
);
