CREATE TABLE "courseTypes" (
  "courseTypeId" int PRIMARY KEY,
  "courseName" text NOT NULL,
  "difficulty" text NOT NULL,
  "feePerSeat" numeric(7,2) NOT NULL,
  "sessionCount" int NOT NULL
);
CREATE TABLE "potters" (
  "potterId" int PRIMARY KEY,
  "potterName" text NOT NULL,
  "hourlyPay" numeric(6,2) NOT NULL,
  "worksSince" date NOT NULL
);
CREATE TABLE "courses" (
  "courseId" int PRIMARY KEY,
  "courseTypeId" int NOT NULL REFERENCES "courseTypes"("courseTypeId"),
  "potterId" int REFERENCES "potters"("potterId"),
  "firstEvening" date NOT NULL,
  "weekday" text NOT NULL,
  "seatLimit" int NOT NULL,
  "calledOff" boolean NOT NULL
);
CREATE TABLE "students" (
  "studentId" int PRIMARY KEY,
  "givenName" text NOT NULL,
  "familyName" text NOT NULL,
  "emailAddress" text,
  "heardFrom" text NOT NULL,
  "firstSeen" date NOT NULL
);
CREATE TABLE "enrolments" (
  "enrolmentId" int PRIMARY KEY,
  "courseId" int NOT NULL REFERENCES "courses"("courseId"),
  "studentId" int NOT NULL REFERENCES "students"("studentId"),
  "enrolledOn" date NOT NULL,
  "paidAmount" numeric(7,2) NOT NULL,
  "giftVoucher" boolean NOT NULL,
  "droppedOutOn" date
);
CREATE TABLE "kilns" (
  "kilnId" int PRIMARY KEY,
  "kilnName" text NOT NULL,
  "volumeLitres" int NOT NULL,
  "fuel" text NOT NULL,
  "lastServiced" date
);
CREATE TABLE "firings" (
  "firingId" int PRIMARY KEY,
  "kilnId" int NOT NULL REFERENCES "kilns"("kilnId"),
  "potterId" int NOT NULL REFERENCES "potters"("potterId"),
  "firedOn" date NOT NULL,
  "peakCelsius" int NOT NULL,
  "energyKwh" numeric(7,1),
  "piecesIn" int NOT NULL,
  "piecesCracked" int NOT NULL
);
CREATE TABLE "clayOrders" (
  "orderId" int PRIMARY KEY,
  "clayKind" text NOT NULL,
  "kilos" int NOT NULL,
  "totalCost" numeric(8,2) NOT NULL,
  "orderedOn" date NOT NULL,
  "arrivedOn" date
);
