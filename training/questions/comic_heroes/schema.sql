CREATE TABLE "Publisher" ("PublisherID" integer PRIMARY KEY, "PublisherName" text NOT NULL, "City" text NOT NULL, "Founded" integer NOT NULL);
CREATE TABLE "Hero" ("HeroID" integer PRIMARY KEY, "HeroName" text NOT NULL, "RealName" text, "PublisherID" integer NOT NULL, "FirstYear" integer NOT NULL, "Alignment" text NOT NULL, "HeightCm" integer, "HomeTown" text);
CREATE TABLE "Power" ("PowerID" integer PRIMARY KEY, "PowerName" text NOT NULL);
CREATE TABLE "HeroPower" ("HeroID" integer NOT NULL, "PowerID" integer NOT NULL, "Strength" integer NOT NULL);
CREATE TABLE "Enemy" ("HeroID" integer NOT NULL, "EnemyID" integer NOT NULL, "SinceYear" integer NOT NULL);
COMMENT ON COLUMN "HeroPower"."Strength" IS '1 weak to 10 strong';
COMMENT ON COLUMN "Hero"."Alignment" IS 'good, evil or neutral';
COMMENT ON COLUMN "Enemy"."EnemyID" IS 'HeroID of the enemy';
