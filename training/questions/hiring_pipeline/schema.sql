CREATE TABLE "Office" (
  "Id" integer PRIMARY KEY,
  "City" text NOT NULL,
  "Country" text NOT NULL
);
CREATE TABLE "Recruiter" (
  "Id" integer PRIMARY KEY,
  "Name" text NOT NULL,
  "OfficeId" integer NOT NULL REFERENCES "Office"("Id")
);
CREATE TABLE "Vacancy" (
  "Id" integer PRIMARY KEY,
  "Title" text NOT NULL,
  "Team" text NOT NULL,
  "OfficeId" integer NOT NULL REFERENCES "Office"("Id"),
  "RecruiterId" integer REFERENCES "Recruiter"("Id"),
  "OpenedOn" date NOT NULL,
  "FilledOn" date,
  "SalaryFrom" integer NOT NULL,
  "SalaryTo" integer NOT NULL,
  "Remote" boolean NOT NULL
);
CREATE TABLE "Candidate" (
  "Id" integer PRIMARY KEY,
  "FullName" text NOT NULL,
  "Email" text NOT NULL,
  "YearsExperience" integer,
  "Source" text NOT NULL
);
CREATE TABLE "Application" (
  "Id" integer PRIMARY KEY,
  "CandidateId" integer NOT NULL REFERENCES "Candidate"("Id"),
  "VacancyId" integer NOT NULL REFERENCES "Vacancy"("Id"),
  "AppliedOn" date NOT NULL,
  "Stage" text NOT NULL CHECK ("Stage" IN ('new','phone screen','interview','offer','hired','rejected','withdrawn')),
  "ExpectedSalary" integer,
  "ClosedOn" date
);
CREATE TABLE "Interview" (
  "Id" integer PRIMARY KEY,
  "ApplicationId" integer NOT NULL REFERENCES "Application"("Id"),
  "Interviewer" text NOT NULL,
  "StartsAt" timestamp NOT NULL,
  "Rating" integer CHECK ("Rating" BETWEEN 1 AND 5),
  "NoShow" boolean NOT NULL DEFAULT false
);
CREATE TABLE "Offer" (
  "Id" integer PRIMARY KEY,
  "ApplicationId" integer NOT NULL REFERENCES "Application"("Id"),
  "SentOn" date NOT NULL,
  "Salary" integer NOT NULL,
  "Answer" text CHECK ("Answer" IN ('accepted','declined')),
  "AnsweredOn" date
);
