CREATE TABLE "Team" ("TeamId" integer PRIMARY KEY, "Name" text NOT NULL, "HomeGround" text NOT NULL, "Captain" integer, "Titles" integer NOT NULL);
CREATE TABLE "Player" ("PlayerId" integer PRIMARY KEY, "Name" text NOT NULL, "TeamId" integer, "Role" text NOT NULL, "BattingHand" text NOT NULL, "Age" integer NOT NULL, "Country" text NOT NULL);
CREATE TABLE "Match" ("MatchId" integer PRIMARY KEY, "HomeTeam" integer NOT NULL, "AwayTeam" integer NOT NULL, "PlayedOn" date NOT NULL, "Winner" integer, "Crowd" integer);
CREATE TABLE "Innings" ("MatchId" integer NOT NULL, "PlayerId" integer NOT NULL, "Runs" integer NOT NULL, "Balls" integer NOT NULL, "Wickets" integer NOT NULL, "NotOut" boolean NOT NULL);
COMMENT ON COLUMN "Match"."Winner" IS 'TeamId of the winner, empty for a draw';
COMMENT ON COLUMN "Innings"."Wickets" IS 'wickets taken by the player in the match';
