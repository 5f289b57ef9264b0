CREATE TYPE "Goal" AS ENUM ('LOSE_WEIGHT', 'BUILD_MUSCLE', 'ENDURANCE', 'STAY_ACTIVE');
CREATE TYPE "SubscriptionStatus" AS ENUM ('TRIALING', 'ACTIVE', 'PAST_DUE', 'CANCELED');
CREATE TABLE "User" (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  goal "Goal" NOT NULL,
  "birthYear" integer,
  "lastActiveAt" timestamp(3),
  "referredById" text REFERENCES "User"(id),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Plan" (
  id text PRIMARY KEY,
  name text NOT NULL,
  "priceCents" integer NOT NULL,
  "billingInterval" text NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Subscription" (
  id text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "User"(id),
  "planId" text NOT NULL REFERENCES "Plan"(id),
  status "SubscriptionStatus" NOT NULL,
  "currentPeriodEnd" timestamp(3) NOT NULL,
  "canceledAt" timestamp(3),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Coach" (
  id text PRIMARY KEY,
  name text NOT NULL,
  speciality text NOT NULL,
  "hourlyRate" numeric(6,2) NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Program" (
  id text PRIMARY KEY,
  "coachId" text NOT NULL REFERENCES "Coach"(id),
  title text NOT NULL,
  weeks integer NOT NULL,
  difficulty text NOT NULL,
  "isPremium" boolean NOT NULL DEFAULT false,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "ProgramEnrollment" (
  id text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "User"(id),
  "programId" text NOT NULL REFERENCES "Program"(id),
  "finishedAt" timestamp(3),
  "droppedAt" timestamp(3),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Exercise" (
  id text PRIMARY KEY,
  name text NOT NULL,
  "muscleGroup" text NOT NULL,
  equipment text,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "WorkoutLog" (
  id text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "User"(id),
  "startedAt" timestamp(3) NOT NULL,
  "durationMinutes" integer NOT NULL,
  "caloriesBurned" integer,
  feeling integer,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "WorkoutSet" (
  id text PRIMARY KEY,
  "workoutLogId" text NOT NULL REFERENCES "WorkoutLog"(id),
  "exerciseId" text NOT NULL REFERENCES "Exercise"(id),
  reps integer NOT NULL,
  "weightKg" numeric(6,2),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "BodyMetric" (
  id text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "User"(id),
  "weightKg" numeric(5,1) NOT NULL,
  "bodyFatPercent" numeric(4,1),
  "measuredOn" date NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Challenge" (
  id text PRIMARY KEY,
  title text NOT NULL,
  "startsOn" date NOT NULL,
  "endsOn" date NOT NULL,
  "targetWorkouts" integer NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "ChallengeParticipant" (
  id text PRIMARY KEY,
  "challengeId" text NOT NULL REFERENCES "Challenge"(id),
  "userId" text NOT NULL REFERENCES "User"(id),
  completed boolean NOT NULL DEFAULT false,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Post" (
  id text PRIMARY KEY,
  "authorId" text NOT NULL REFERENCES "User"(id),
  body text NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Comment" (
  id text PRIMARY KEY,
  "postId" text NOT NULL REFERENCES "Post"(id),
  "authorId" text NOT NULL REFERENCES "User"(id),
  body text NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "Like" (
  id text PRIMARY KEY,
  "postId" text NOT NULL REFERENCES "Post"(id),
  "userId" text NOT NULL REFERENCES "User"(id),
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
CREATE TABLE "UserSettings" (
  id text PRIMARY KEY,
  "userId" text NOT NULL UNIQUE REFERENCES "User"(id),
  units text NOT NULL,
  "pushEnabled" boolean NOT NULL,
  "weeklyEmail" boolean NOT NULL,
  "createdAt" timestamp(3) NOT NULL,
  "updatedAt" timestamp(3) NOT NULL
);
COMMENT ON COLUMN "WorkoutLog".feeling IS '1 awful to 5 great, as the user rated it';
