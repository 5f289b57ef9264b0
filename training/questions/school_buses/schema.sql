CREATE TABLE "School" (
  "SchoolID" integer PRIMARY KEY,
  "Name" text NOT NULL,
  "BellTime" time NOT NULL,
  "District" text NOT NULL
);
CREATE TABLE "Driver" (
  "DriverID" integer PRIMARY KEY,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "MedicalCardExpires" date NOT NULL,
  "HourlyPay" numeric(5,2) NOT NULL,
  "Substitute" boolean NOT NULL
);
CREATE TABLE "Bus" (
  "BusNumber" integer PRIMARY KEY,
  "Make" text NOT NULL,
  "ModelYear" integer NOT NULL,
  "Seats" integer NOT NULL,
  "Fuel" text NOT NULL,
  "WheelchairLift" boolean NOT NULL,
  "RetiredOn" date
);
CREATE TABLE "Route" (
  "RouteCode" text PRIMARY KEY,
  "SchoolID" integer NOT NULL REFERENCES "School"("SchoolID"),
  "BusNumber" integer REFERENCES "Bus"("BusNumber"),
  "DriverID" integer REFERENCES "Driver"("DriverID"),
  "LengthMiles" numeric(5,1) NOT NULL,
  "Stops" integer NOT NULL
);
CREATE TABLE "Rider" (
  "RiderID" integer PRIMARY KEY,
  "FullName" text NOT NULL,
  "Grade" integer NOT NULL,
  "RouteCode" text REFERENCES "Route"("RouteCode"),
  "NeedsLift" boolean NOT NULL,
  "GuardianPhone" text
);
CREATE TABLE "Run" (
  "RunID" integer PRIMARY KEY,
  "RouteCode" text NOT NULL REFERENCES "Route"("RouteCode"),
  "RunDate" date NOT NULL,
  "MinutesLate" integer NOT NULL,
  "DelayReason" text,
  "RidersAboard" integer NOT NULL
);
CREATE TABLE "Incident" (
  "IncidentID" integer PRIMARY KEY,
  "RouteCode" text NOT NULL REFERENCES "Route"("RouteCode"),
  "RiderID" integer REFERENCES "Rider"("RiderID"),
  "OccurredAt" timestamptz NOT NULL,
  "Type" text NOT NULL,
  "ParentsTold" boolean NOT NULL
);
CREATE TABLE "WorkOrder" (
  "OrderNo" integer PRIMARY KEY,
  "BusNumber" integer NOT NULL REFERENCES "Bus"("BusNumber"),
  "OpenedOn" date NOT NULL,
  "ClosedOn" date,
  "Problem" text NOT NULL,
  "PartsCost" numeric(8,2),
  "LaborHours" numeric(4,1)
);
