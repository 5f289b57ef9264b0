CREATE TABLE "Labels" (
  "LabelID" int PRIMARY KEY,
  "LabelName" varchar(60) NOT NULL,
  "Country" varchar(40) NOT NULL,
  "CreditHold" boolean NOT NULL
);
CREATE TABLE "Releases" (
  "CatalogueNo" varchar(15) PRIMARY KEY,
  "LabelID" int NOT NULL REFERENCES "Labels"("LabelID"),
  "Artist" varchar(60) NOT NULL,
  "Title" varchar(80) NOT NULL,
  "Format" varchar(10) NOT NULL,
  "Discs" int NOT NULL,
  "StreetDate" date
);
CREATE TABLE "Machines" (
  "MachineID" int PRIMARY KEY,
  "MachineName" varchar(30) NOT NULL,
  "Automatic" boolean NOT NULL,
  "BuiltYear" int
);
CREATE TABLE "PressingOrders" (
  "OrderNo" int PRIMARY KEY,
  "CatalogueNo" varchar(15) NOT NULL REFERENCES "Releases"("CatalogueNo"),
  "OrderDate" date NOT NULL,
  "PromisedDate" date NOT NULL,
  "Quantity" int NOT NULL,
  "VinylColour" varchar(30) NOT NULL,
  "WeightGrams" int NOT NULL,
  "UnitPrice" numeric(6,2) NOT NULL,
  "ShippedDate" date,
  "OrderState" varchar(20) NOT NULL
);
CREATE TABLE "TestPressings" (
  "TestID" int PRIMARY KEY,
  "OrderNo" int NOT NULL REFERENCES "PressingOrders"("OrderNo"),
  "SentDate" date NOT NULL,
  "AnswerDate" date,
  "Accepted" boolean,
  "Complaint" varchar(80)
);
CREATE TABLE "Shifts" (
  "ShiftID" int PRIMARY KEY,
  "MachineID" int NOT NULL REFERENCES "Machines"("MachineID"),
  "OrderNo" int NOT NULL REFERENCES "PressingOrders"("OrderNo"),
  "ShiftDate" date NOT NULL,
  "Presser" varchar(40) NOT NULL,
  "GoodDiscs" int NOT NULL,
  "RejectedDiscs" int NOT NULL
);
CREATE TABLE "Payments" (
  "PaymentID" int PRIMARY KEY,
  "OrderNo" int NOT NULL REFERENCES "PressingOrders"("OrderNo"),
  "PaymentKind" varchar(10) NOT NULL,
  "Amount" numeric(10,2) NOT NULL,
  "DueDate" date NOT NULL,
  "ReceivedDate" date
);
