CREATE TABLE "tSchool" ("schoolNr" int PRIMARY KEY, "schoolName" text NOT NULL, "town" text NOT NULL, "schoolType" text NOT NULL);
CREATE TABLE "tWorkshop" ("wsCode" text PRIMARY KEY, "wsTitle" text NOT NULL, "minAge" int NOT NULL, "pricePerChild" numeric(5,2) NOT NULL, "maxChildren" int NOT NULL);
CREATE TABLE "tGuide" ("guideNr" int PRIMARY KEY, "guideName" text NOT NULL, "hourlyPay" numeric(5,2) NOT NULL, "freelance" boolean NOT NULL);
CREATE TABLE "tBooking" ("bookingNr" int PRIMARY KEY, "schoolNr" int NOT NULL REFERENCES "tSchool", "wsCode" text NOT NULL REFERENCES "tWorkshop", "guideNr" int REFERENCES "tGuide", "bookedOn" date NOT NULL, "visitOn" date NOT NULL, "childrenBooked" int NOT NULL, "childrenCame" int, "teacher" text NOT NULL, "cancelledOn" date, "hoursGuided" numeric(3,1));
CREATE TABLE "tFeedback" ("bookingNr" int PRIMARY KEY REFERENCES "tBooking", "stars" int NOT NULL, "remark" text, "sentOn" date NOT NULL);
COMMENT ON COLUMN "tSchool"."schoolType" IS 'primary, secondary, special';
