CREATE TABLE "Reef" ("ReefId" integer PRIMARY KEY, "Name" text NOT NULL, "Ocean" text NOT NULL, "AreaKm2" numeric(7,1) NOT NULL, "MaxDepth" integer NOT NULL, "Protected" boolean NOT NULL);
CREATE TABLE "Fish" ("FishId" integer PRIMARY KEY, "CommonName" text NOT NULL, "Diet" text NOT NULL, "MaxLengthCm" integer, "Poisonous" boolean NOT NULL);
CREATE TABLE "Diver" ("DiverId" integer PRIMARY KEY, "Name" text NOT NULL, "Country" text NOT NULL, "Certificate" text NOT NULL, "LoggedDives" integer NOT NULL);
CREATE TABLE "Sighting" ("SightingId" integer PRIMARY KEY, "ReefId" integer NOT NULL, "FishId" integer NOT NULL, "DiverId" integer, "SeenOn" date NOT NULL, "Number" integer NOT NULL, "DepthM" integer);
