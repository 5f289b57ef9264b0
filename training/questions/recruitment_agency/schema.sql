CREATE TABLE "Consultant" (
  "ConsultantID" int PRIMARY KEY,
  "ConsultantName" varchar(60) NOT NULL,
  "Desk" varchar(30) NOT NULL,
  "StartDate" date NOT NULL,
  "QuarterlyTarget" numeric(10,2) NOT NULL
);
CREATE TABLE "Client" (
  "ClientID" int PRIMARY KEY,
  "CompanyName" varchar(80) NOT NULL,
  "Industry" varchar(40) NOT NULL,
  "FeePercent" numeric(4,1) NOT NULL,
  "ConsultantID" int REFERENCES "Consultant"("ConsultantID")
);
CREATE TABLE "Vacancy" (
  "VacancyID" int PRIMARY KEY,
  "ClientID" int NOT NULL REFERENCES "Client"("ClientID"),
  "JobTitle" varchar(80) NOT NULL,
  "City" varchar(40) NOT NULL,
  "SalaryMin" int,
  "SalaryMax" int,
  "OpenedDate" date NOT NULL,
  "ClosedDate" date,
  "CloseReason" varchar(30),
  "RemoteAllowed" boolean NOT NULL
);
CREATE TABLE "Candidate" (
  "CandidateID" int PRIMARY KEY,
  "FirstName" varchar(40) NOT NULL,
  "LastName" varchar(40) NOT NULL,
  "Profession" varchar(60) NOT NULL,
  "City" varchar(40),
  "ExpectedSalary" int,
  "RegisteredDate" date NOT NULL,
  "Source" varchar(30) NOT NULL,
  "DoNotContact" boolean NOT NULL
);
CREATE TABLE "Submission" (
  "SubmissionID" int PRIMARY KEY,
  "VacancyID" int NOT NULL REFERENCES "Vacancy"("VacancyID"),
  "CandidateID" int NOT NULL REFERENCES "Candidate"("CandidateID"),
  "SubmittedDate" date NOT NULL,
  "Stage" varchar(20) NOT NULL
);
CREATE TABLE "Interview" (
  "InterviewID" int PRIMARY KEY,
  "SubmissionID" int NOT NULL REFERENCES "Submission"("SubmissionID"),
  "InterviewDate" timestamp NOT NULL,
  "InterviewType" varchar(20) NOT NULL,
  "Score" int,
  "NoShow" boolean NOT NULL
);
CREATE TABLE "Placement" (
  "PlacementID" int PRIMARY KEY,
  "SubmissionID" int NOT NULL REFERENCES "Submission"("SubmissionID"),
  "StartDate" date NOT NULL,
  "AgreedSalary" int NOT NULL,
  "FeeAmount" numeric(10,2) NOT NULL,
  "FeePaidDate" date,
  "LeftDate" date
);
