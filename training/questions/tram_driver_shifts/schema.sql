CREATE TABLE depots ("depotId" int PRIMARY KEY, "depotName" text NOT NULL);
CREATE TABLE drivers ("driverId" int PRIMARY KEY, "driverName" text NOT NULL, "depotId" int NOT NULL REFERENCES depots, "hiredOn" date NOT NULL, "leftOn" date, "licenceUntil" date NOT NULL, "medicalUntil" date NOT NULL, "weeklyHours" numeric(4,1) NOT NULL);
CREATE TABLE routes ("routeNo" text PRIMARY KEY, "fromStop" text NOT NULL, "toStop" text NOT NULL, "km" numeric(4,1) NOT NULL);
CREATE TABLE shifts ("shiftId" int PRIMARY KEY, "driverId" int REFERENCES drivers, "routeNo" text NOT NULL REFERENCES routes, "shiftDate" date NOT NULL, "plannedStart" time NOT NULL, "plannedHours" numeric(4,2) NOT NULL, "workedHours" numeric(4,2), "tripsDriven" int, "status" text NOT NULL);
CREATE TABLE absences ("absenceId" int PRIMARY KEY, "driverId" int NOT NULL REFERENCES drivers, "reason" text NOT NULL, "firstDay" date NOT NULL, "lastDay" date);
CREATE TABLE incidents ("incidentId" int PRIMARY KEY, "shiftId" int NOT NULL REFERENCES shifts, "kind" text NOT NULL, "delayMinutes" int NOT NULL, "injured" int NOT NULL);
COMMENT ON COLUMN shifts."status" IS 'done, planned, cancelled';
