CREATE TABLE "Department" (
  "DepartmentId" integer PRIMARY KEY,
  "DepartmentName" text NOT NULL,
  "CostCode" text NOT NULL,
  "YearlyTravelBudget" numeric(10,2) NOT NULL
);
CREATE TABLE "Employee" (
  "EmployeeId" integer PRIMARY KEY,
  "FirstName" text NOT NULL,
  "LastName" text NOT NULL,
  "DepartmentId" integer NOT NULL REFERENCES "Department",
  "ManagerId" integer REFERENCES "Employee",
  "Office" text NOT NULL,
  "HasCompanyCard" boolean NOT NULL
);
CREATE TABLE "Trip" (
  "TripId" integer PRIMARY KEY,
  "EmployeeId" integer NOT NULL REFERENCES "Employee",
  "Destination" text NOT NULL,
  "Purpose" text NOT NULL,
  "DepartsOn" date NOT NULL,
  "ReturnsOn" date NOT NULL
);
CREATE TABLE "ExpenseClaim" (
  "ClaimId" integer PRIMARY KEY,
  "TripId" integer REFERENCES "Trip",
  "EmployeeId" integer NOT NULL REFERENCES "Employee",
  "SubmittedAt" timestamptz,
  "ApprovedAt" timestamptz,
  "ApproverId" integer REFERENCES "Employee",
  "PaidAt" timestamptz,
  "RejectedAt" timestamptz,
  "Remark" text
);
COMMENT ON COLUMN "ExpenseClaim"."SubmittedAt" IS 'empty while the claim is a draft';
CREATE TABLE "ExpenseType" (
  "TypeCode" text PRIMARY KEY,
  "TypeName" text NOT NULL,
  "DailyLimit" numeric(8,2)
);
CREATE TABLE "ExpenseLine" (
  "LineId" integer PRIMARY KEY,
  "ClaimId" integer NOT NULL REFERENCES "ExpenseClaim",
  "TypeCode" text NOT NULL REFERENCES "ExpenseType",
  "SpentOn" date NOT NULL,
  "Vendor" text,
  "Currency" char(3) NOT NULL,
  "AmountForeign" numeric(10,2) NOT NULL,
  "AmountEuro" numeric(10,2) NOT NULL,
  "HasReceipt" boolean NOT NULL,
  "PaidByCompanyCard" boolean NOT NULL
);
