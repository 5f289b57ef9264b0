CREATE TABLE "Pupils" ("PupilID" int PRIMARY KEY, "FirstName" text NOT NULL, "LastName" text NOT NULL, "Form" text NOT NULL, "FreeMeals" boolean NOT NULL, "PassportExpires" date);
CREATE TABLE "Staff" ("StaffID" int PRIMARY KEY, "StaffName" text NOT NULL, "FirstAidUntil" date);
CREATE TABLE "Trips" ("TripID" int PRIMARY KEY, "TripTitle" text NOT NULL, "Destination" text NOT NULL, "LeavesOn" date NOT NULL, "ReturnsOn" date NOT NULL, "PricePerPupil" numeric(7,2) NOT NULL, "Places" int NOT NULL, "LeaderID" int NOT NULL REFERENCES "Staff", "Abroad" boolean NOT NULL, "ApprovedOn" date);
CREATE TABLE "SignUps" ("SignUpID" int PRIMARY KEY, "TripID" int NOT NULL REFERENCES "Trips", "PupilID" int NOT NULL REFERENCES "Pupils", "SignedUpOn" date NOT NULL, "ConsentOn" date, "CancelledOn" date);
CREATE TABLE "Payments" ("PaymentID" int PRIMARY KEY, "SignUpID" int NOT NULL REFERENCES "SignUps", "PaidOn" date NOT NULL, "Amount" numeric(7,2) NOT NULL);
