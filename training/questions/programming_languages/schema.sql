CREATE TABLE "Person" ("PersonId" integer PRIMARY KEY, "FullName" text NOT NULL, "Nationality" text NOT NULL, "BirthYear" integer, "DeathYear" integer);
CREATE TABLE "Language" ("LanguageId" integer PRIMARY KEY, "Name" text NOT NULL, "FirstYear" integer NOT NULL, "Typing" text NOT NULL, "IsCompiled" boolean NOT NULL, "License" text, "PopularityRank" integer);
CREATE TABLE "Designer" ("LanguageId" integer NOT NULL REFERENCES "Language"("LanguageId"), "PersonId" integer NOT NULL REFERENCES "Person"("PersonId"), PRIMARY KEY ("LanguageId","PersonId"));
CREATE TABLE "Paradigm" ("ParadigmId" integer PRIMARY KEY, "Title" text NOT NULL);
CREATE TABLE "LanguageParadigm" ("LanguageId" integer NOT NULL REFERENCES "Language"("LanguageId"), "ParadigmId" integer NOT NULL REFERENCES "Paradigm"("ParadigmId"));
CREATE TABLE "Influence" ("LanguageId" integer NOT NULL REFERENCES "Language"("LanguageId"), "InfluencedBy" integer NOT NULL REFERENCES "Language"("LanguageId"));
