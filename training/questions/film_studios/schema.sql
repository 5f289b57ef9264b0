CREATE TABLE "Studio" (
  "StudioId" integer PRIMARY KEY,
  "StudioName" text NOT NULL,
  "City" text NOT NULL,
  "FoundedYear" integer NOT NULL
);
CREATE TABLE "Director" (
  "DirectorId" integer PRIMARY KEY,
  "FullName" text NOT NULL,
  "BirthYear" integer NOT NULL,
  "Nationality" text NOT NULL
);
CREATE TABLE "Film" (
  "FilmId" integer PRIMARY KEY,
  "Title" text NOT NULL,
  "StudioId" integer NOT NULL REFERENCES "Studio"("StudioId"),
  "DirectorId" integer REFERENCES "Director"("DirectorId"),
  "Genre" text NOT NULL,
  "ReleaseDate" date NOT NULL,
  "RunningMinutes" integer NOT NULL,
  "BudgetMillions" numeric(6,1) NOT NULL,
  "GrossMillions" numeric(7,1)
);
CREATE TABLE "Actor" (
  "ActorId" integer PRIMARY KEY,
  "FullName" text NOT NULL,
  "Gender" char(1) NOT NULL,
  "BirthYear" integer NOT NULL
);
CREATE TABLE "Role" (
  "FilmId" integer NOT NULL REFERENCES "Film"("FilmId"),
  "ActorId" integer NOT NULL REFERENCES "Actor"("ActorId"),
  "CharacterName" text NOT NULL,
  "IsLead" boolean NOT NULL,
  PRIMARY KEY ("FilmId", "ActorId")
);
CREATE TABLE "Award" (
  "AwardId" integer PRIMARY KEY,
  "FilmId" integer NOT NULL REFERENCES "Film"("FilmId"),
  "Category" text NOT NULL,
  "CeremonyDate" date NOT NULL,
  "Won" boolean NOT NULL
);
