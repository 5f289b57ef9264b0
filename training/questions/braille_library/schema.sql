CREATE TABLE "Reader" (
  "ReaderNo" integer PRIMARY KEY,
  "FullName" text NOT NULL,
  "Town" text NOT NULL,
  "JoinedOn" date NOT NULL,
  "PrefersAudio" boolean NOT NULL,
  "PausedUntil" date
);
CREATE TABLE "Title" (
  "TitleId" integer PRIMARY KEY,
  "BookTitle" text NOT NULL,
  "Author" text NOT NULL,
  "Genre" text NOT NULL,
  "FirstPublished" integer,
  "ForChildren" boolean NOT NULL
);
CREATE TABLE "Transcriber" (
  "TranscriberId" integer PRIMARY KEY,
  "TranscriberName" text NOT NULL,
  "Volunteer" boolean NOT NULL,
  "PagesPerDay" integer
);
CREATE TABLE "Transcription" (
  "TranscriptionId" integer PRIMARY KEY,
  "TitleId" integer NOT NULL REFERENCES "Title"("TitleId"),
  "TranscriberId" integer REFERENCES "Transcriber"("TranscriberId"),
  "Format" text NOT NULL CHECK ("Format" IN ('braille','audio','tactile')),
  "StartedOn" date NOT NULL,
  "FinishedOn" date,
  "BraillePages" integer,
  "CostEuro" numeric(8,2)
);
CREATE TABLE "Copy" (
  "CopyCode" text PRIMARY KEY,
  "TranscriptionId" integer NOT NULL REFERENCES "Transcription"("TranscriptionId"),
  "Volumes" integer NOT NULL,
  "Condition" text NOT NULL
);
CREATE TABLE "PostalLoan" (
  "LoanId" integer PRIMARY KEY,
  "CopyCode" text NOT NULL REFERENCES "Copy"("CopyCode"),
  "ReaderNo" integer NOT NULL REFERENCES "Reader"("ReaderNo"),
  "SentOn" date NOT NULL,
  "DueBack" date NOT NULL,
  "CameBackOn" date,
  "PostageCents" integer NOT NULL
);
CREATE TABLE "Wish" (
  "WishId" integer PRIMARY KEY,
  "ReaderNo" integer NOT NULL REFERENCES "Reader"("ReaderNo"),
  "TitleId" integer NOT NULL REFERENCES "Title"("TitleId"),
  "AskedOn" date NOT NULL,
  "Fulfilled" boolean NOT NULL
);
