CREATE TABLE "Breed" ("BreedId" integer PRIMARY KEY, "BreedName" text NOT NULL, "BreedGroup" text NOT NULL, "OriginCountry" text);
CREATE TABLE "Breeder" ("BreederId" integer PRIMARY KEY, "FirstName" text NOT NULL, "LastName" text NOT NULL, "KennelName" text NOT NULL, "Town" text NOT NULL);
CREATE TABLE "Dog" (
  "DogId" integer PRIMARY KEY, "CallName" text NOT NULL, "BreedId" integer NOT NULL REFERENCES "Breed"("BreedId"),
  "BreederId" integer REFERENCES "Breeder"("BreederId"), "SireId" integer REFERENCES "Dog"("DogId"), "DamId" integer REFERENCES "Dog"("DogId"),
  "Whelped" date NOT NULL, "Sex" text NOT NULL, "SalePrice" numeric(8,2));
COMMENT ON COLUMN "Dog"."SireId" IS 'father'; COMMENT ON COLUMN "Dog"."DamId" IS 'mother'; COMMENT ON COLUMN "Dog"."Whelped" IS 'date of birth';
CREATE TABLE "Show" ("ShowId" integer PRIMARY KEY, "ShowName" text NOT NULL, "Town" text NOT NULL, "HeldOn" date NOT NULL, "EntryFee" numeric(6,2) NOT NULL, "IsIndoor" boolean NOT NULL);
CREATE TABLE "Entry" (
  "ShowId" integer NOT NULL REFERENCES "Show"("ShowId"), "DogId" integer NOT NULL REFERENCES "Dog"("DogId"),
  "Class" text NOT NULL, "Points" integer, "Award" text, "FeePaid" boolean NOT NULL, PRIMARY KEY ("ShowId", "DogId"));
COMMENT ON COLUMN "Entry"."Points" IS 'empty if the dog did not turn up';
