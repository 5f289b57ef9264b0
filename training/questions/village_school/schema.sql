CREATE TABLE "Teacher" (
  "TeacherId" integer PRIMARY KEY,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "HiredOn" date NOT NULL,
  "FullTime" boolean NOT NULL
);
CREATE TABLE "SchoolClass" (
  "ClassId" integer PRIMARY KEY,
  "ClassName" text NOT NULL,
  "YearGroup" integer NOT NULL,
  "Room" text,
  "FormTeacherId" integer REFERENCES "Teacher"("TeacherId"),
  "MaxPupils" integer NOT NULL
);
CREATE TABLE "Pupil" (
  "PupilId" integer PRIMARY KEY,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "BornOn" date NOT NULL,
  "ClassId" integer REFERENCES "SchoolClass"("ClassId"),
  "EnrolledOn" date NOT NULL,
  "LeftOn" date,
  "Village" text NOT NULL,
  "TakesBus" boolean NOT NULL,
  "FreeMeals" boolean NOT NULL
);
CREATE TABLE "Subject" (
  "SubjectId" integer PRIMARY KEY,
  "SubjectName" text NOT NULL
);
CREATE TABLE "Lesson" (
  "LessonId" integer PRIMARY KEY,
  "ClassId" integer NOT NULL REFERENCES "SchoolClass"("ClassId"),
  "SubjectId" integer NOT NULL REFERENCES "Subject"("SubjectId"),
  "TeacherId" integer NOT NULL REFERENCES "Teacher"("TeacherId"),
  "Weekday" text NOT NULL,
  "Period" integer NOT NULL
);
CREATE TABLE "Mark" (
  "MarkId" integer PRIMARY KEY,
  "PupilId" integer NOT NULL REFERENCES "Pupil"("PupilId"),
  "SubjectId" integer NOT NULL REFERENCES "Subject"("SubjectId"),
  "GivenOn" date NOT NULL,
  "Points" integer NOT NULL CHECK ("Points" BETWEEN 0 AND 20),
  "Passed" boolean NOT NULL
);
CREATE TABLE "Absence" (
  "AbsenceId" integer PRIMARY KEY,
  "PupilId" integer NOT NULL REFERENCES "Pupil"("PupilId"),
  "AbsentOn" date NOT NULL,
  "Reason" text,
  "Excused" boolean NOT NULL
);
CREATE TABLE "FeePayment" (
  "PaymentId" integer PRIMARY KEY,
  "PupilId" integer NOT NULL REFERENCES "Pupil"("PupilId"),
  "Purpose" text NOT NULL,
  "Amount" numeric(8,2) NOT NULL,
  "DueOn" date NOT NULL,
  "PaidOn" date
);
