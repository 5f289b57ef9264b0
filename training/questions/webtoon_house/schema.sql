CREATE TABLE "Artist" ("ArtistID" int PRIMARY KEY, "PenName" text NOT NULL, "LegalName" text, "Country" text NOT NULL, "ContractUntil" date, "PagePriceEur" numeric(6,2) NOT NULL);
CREATE TABLE "Genre" ("GenreCode" char(3) PRIMARY KEY, "GenreName" text NOT NULL);
CREATE TABLE "Series" ("SeriesID" int PRIMARY KEY, "Title" text NOT NULL, "ArtistID" int NOT NULL REFERENCES "Artist", "WriterID" int REFERENCES "Artist", "GenreCode" char(3) NOT NULL REFERENCES "Genre", "StartedOn" date NOT NULL, "EndedOn" date, "Weekday" text, "AgeLimit" int);
CREATE TABLE "Episode" ("EpisodeID" int PRIMARY KEY, "SeriesID" int NOT NULL REFERENCES "Series", "Number" int NOT NULL, "PublishedAt" timestamptz, "Panels" int NOT NULL, "CoinPrice" int NOT NULL, UNIQUE ("SeriesID","Number"));
CREATE TABLE "Reader" ("ReaderID" int PRIMARY KEY, "Nickname" text NOT NULL, "JoinedOn" date NOT NULL, "CoinBalance" int NOT NULL, "Country" text);
CREATE TABLE "Unlock" ("UnlockID" int PRIMARY KEY, "ReaderID" int NOT NULL REFERENCES "Reader", "EpisodeID" int NOT NULL REFERENCES "Episode", "UnlockedAt" timestamptz NOT NULL, "CoinsPaid" int NOT NULL);
CREATE TABLE "CoinPurchase" ("PurchaseID" int PRIMARY KEY, "ReaderID" int NOT NULL REFERENCES "Reader", "BoughtAt" timestamptz NOT NULL, "Coins" int NOT NULL, "PriceEur" numeric(7,2) NOT NULL, "Store" text NOT NULL);
CREATE TABLE "Rating" ("ReaderID" int NOT NULL REFERENCES "Reader", "SeriesID" int NOT NULL REFERENCES "Series", "Stars" int NOT NULL CHECK ("Stars" BETWEEN 1 AND 5), "RatedOn" date NOT NULL, PRIMARY KEY ("ReaderID","SeriesID"));
