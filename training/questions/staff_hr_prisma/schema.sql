CREATE TABLE "Department" ("id" TEXT PRIMARY KEY, "name" TEXT NOT NULL, "headId" TEXT, "budget" DECIMAL(12,2));
CREATE TABLE "Employee" ("id" TEXT PRIMARY KEY, "firstName" TEXT NOT NULL, "lastName" TEXT NOT NULL, "email" TEXT NOT NULL, "departmentId" TEXT REFERENCES "Department"("id"), "managerId" TEXT REFERENCES "Employee"("id"), "jobTitle" TEXT NOT NULL, "location" TEXT NOT NULL, "birthDate" DATE, "hiredAt" DATE NOT NULL, "probationEndsAt" DATE, "terminatedAt" DATE, "terminationReason" TEXT, "weeklyHours" DECIMAL(4,1) NOT NULL, "createdAt" TIMESTAMP(3) NOT NULL DEFAULT '2026-01-01');
ALTER TABLE "Department" ADD FOREIGN KEY ("headId") REFERENCES "Employee"("id");
CREATE TABLE "Salary" ("id" TEXT PRIMARY KEY, "employeeId" TEXT NOT NULL REFERENCES "Employee"("id"), "annualAmount" DECIMAL(10,2) NOT NULL, "validFrom" DATE NOT NULL);
CREATE TYPE "LeaveType" AS ENUM ('VACATION','SICK','PARENTAL','UNPAID');
CREATE TYPE "LeaveStatus" AS ENUM ('REQUESTED','APPROVED','REJECTED');
CREATE TABLE "LeaveRequest" ("id" TEXT PRIMARY KEY, "employeeId" TEXT NOT NULL REFERENCES "Employee"("id"), "type" "LeaveType" NOT NULL, "status" "LeaveStatus" NOT NULL, "startDate" DATE NOT NULL, "endDate" DATE NOT NULL, "days" DECIMAL(4,1) NOT NULL, "requestedAt" TIMESTAMP(3) NOT NULL, "approvedById" TEXT REFERENCES "Employee"("id"));
CREATE TABLE "Training" ("id" TEXT PRIMARY KEY, "title" TEXT NOT NULL, "mandatory" BOOLEAN NOT NULL, "cost" DECIMAL(8,2) NOT NULL);
CREATE TABLE "TrainingAttendance" ("employeeId" TEXT NOT NULL REFERENCES "Employee"("id"), "trainingId" TEXT NOT NULL REFERENCES "Training"("id"), "enrolledAt" DATE NOT NULL, "completedAt" DATE, "score" INTEGER, PRIMARY KEY ("employeeId","trainingId"));
