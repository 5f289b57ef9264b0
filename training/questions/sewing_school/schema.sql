CREATE TABLE "Machines" ("MachineNo" int PRIMARY KEY, "Make" text NOT NULL, "IsOverlocker" boolean NOT NULL, "LastServiced" date, "OutOfOrder" boolean NOT NULL);
CREATE TABLE "Tutors" ("TutorId" int PRIMARY KEY, "Name" text NOT NULL, "Freelance" boolean NOT NULL, "DayRate" numeric(7,2), "Website" text);
CREATE TABLE "Workshops" ("WorkshopId" int PRIMARY KEY, "Topic" text NOT NULL, "TutorId" int REFERENCES "Tutors"("TutorId"), "HeldOn" date NOT NULL, "Places" int NOT NULL, "PricePence" int NOT NULL, "MaterialsIncluded" boolean NOT NULL, "CalledOff" boolean NOT NULL);
CREATE TABLE "Learners" ("LearnerId" int PRIMARY KEY, "FullName" text NOT NULL, "Email" text, "Beginner" boolean NOT NULL, "JoinedOn" date NOT NULL);
CREATE TABLE "Bookings" ("BookingId" int PRIMARY KEY, "WorkshopId" int NOT NULL REFERENCES "Workshops"("WorkshopId"), "LearnerId" int NOT NULL REFERENCES "Learners"("LearnerId"), "MachineNo" int REFERENCES "Machines"("MachineNo"), "BookedOn" date NOT NULL, "PaidPence" int NOT NULL, "Attended" boolean, "Rating" int);
CREATE TABLE "FabricSales" ("SaleId" int PRIMARY KEY, "SoldOn" date NOT NULL, "LearnerId" int REFERENCES "Learners"("LearnerId"), "Fabric" text NOT NULL, "Metres" numeric(5,2) NOT NULL, "Pence" int NOT NULL);
COMMENT ON COLUMN "Bookings"."Attended" IS 'empty until the day has passed';
COMMENT ON COLUMN "Bookings"."MachineNo" IS 'empty when the learner brings a machine';
