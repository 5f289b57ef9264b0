CREATE TABLE "Bases" (
  "BaseCode" text PRIMARY KEY,
  "BaseName" text NOT NULL,
  "Region" text NOT NULL,
  "OpenAtNight" boolean NOT NULL
);
CREATE TABLE "Helicopters" (
  "Registration" text PRIMARY KEY,
  "Model" text NOT NULL,
  "BaseCode" text NOT NULL REFERENCES "Bases"("BaseCode"),
  "HourlyCostEur" integer NOT NULL,
  "GroundedSince" date
);
CREATE TABLE "CrewMembers" (
  "CrewId" integer PRIMARY KEY,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "Role" text NOT NULL,
  "BaseCode" text NOT NULL REFERENCES "Bases"("BaseCode"),
  "HiredOn" date NOT NULL
);
CREATE TABLE "Hospitals" (
  "HospitalId" integer PRIMARY KEY,
  "HospitalName" text NOT NULL,
  "HasTraumaCentre" boolean NOT NULL,
  "HasHelipad" boolean NOT NULL
);
CREATE TABLE "Missions" (
  "MissionNo" integer PRIMARY KEY,
  "Registration" text NOT NULL REFERENCES "Helicopters"("Registration"),
  "CalledAt" timestamptz NOT NULL,
  "AirborneAt" timestamptz,
  "OnSceneAt" timestamptz,
  "Category" text NOT NULL,
  "Cancelled" boolean NOT NULL,
  "CancelReason" text,
  "FlightMinutes" integer
);
CREATE TABLE "MissionCrew" (
  "MissionNo" integer NOT NULL REFERENCES "Missions"("MissionNo"),
  "CrewId" integer NOT NULL REFERENCES "CrewMembers"("CrewId"),
  PRIMARY KEY ("MissionNo","CrewId")
);
CREATE TABLE "Patients" (
  "PatientId" integer PRIMARY KEY,
  "MissionNo" integer NOT NULL REFERENCES "Missions"("MissionNo"),
  "HospitalId" integer REFERENCES "Hospitals"("HospitalId"),
  "Age" integer,
  "Sex" text,
  "SeverityScore" integer NOT NULL,
  "Survived" boolean
);
CREATE TABLE "FuelUplifts" (
  "UpliftId" integer PRIMARY KEY,
  "Registration" text NOT NULL REFERENCES "Helicopters"("Registration"),
  "UpliftedOn" date NOT NULL,
  "Litres" integer NOT NULL,
  "PriceCentsPerLitre" integer NOT NULL
);
