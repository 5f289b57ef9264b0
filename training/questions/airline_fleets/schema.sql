CREATE TABLE "Airline" (
  "Code" char(2) PRIMARY KEY,
  "Name" text NOT NULL,
  "Country" text NOT NULL,
  "Founded" integer NOT NULL,
  "CeasedOn" date
);
CREATE TABLE "AircraftType" (
  "TypeId" integer PRIMARY KEY,
  "Maker" text NOT NULL,
  "Model" text NOT NULL,
  "Seats" integer NOT NULL,
  "RangeKm" integer NOT NULL,
  "Engines" integer NOT NULL
);
CREATE TABLE "Aircraft" (
  "Registration" text PRIMARY KEY,
  "TypeId" integer NOT NULL REFERENCES "AircraftType"("TypeId"),
  "AirlineCode" char(2) REFERENCES "Airline"("Code"),
  "DeliveredOn" date NOT NULL,
  "PriceMillion" numeric(7,2),
  "Status" text NOT NULL
);
CREATE TABLE "Airport" (
  "Iata" char(3) PRIMARY KEY,
  "City" text NOT NULL,
  "Country" text NOT NULL,
  "ElevationM" integer
);
CREATE TABLE "Flight" (
  "FlightId" integer PRIMARY KEY,
  "FlightNo" text NOT NULL,
  "Registration" text NOT NULL REFERENCES "Aircraft"("Registration"),
  "Origin" char(3) NOT NULL REFERENCES "Airport"("Iata"),
  "Destination" char(3) NOT NULL REFERENCES "Airport"("Iata"),
  "DepartedAt" timestamp NOT NULL,
  "ArrivedAt" timestamp,
  "DelayMinutes" integer NOT NULL,
  "Passengers" integer NOT NULL
);
