CREATE TABLE "Publisher" (
  "PublisherID" integer PRIMARY KEY,
  "PublisherName" varchar(60) NOT NULL,
  "Country" varchar(30) NOT NULL,
  "DiscountPercent" numeric(4,1) NOT NULL
);
CREATE TABLE "Author" (
  "AuthorID" integer PRIMARY KEY,
  "FirstName" varchar(30),
  "LastName" varchar(40) NOT NULL,
  "BirthYear" integer,
  "IsLocal" boolean NOT NULL
);
CREATE TABLE "Book" (
  "BookID" integer PRIMARY KEY,
  "ISBN" varchar(13) NOT NULL,
  "Title" varchar(100) NOT NULL,
  "AuthorID" integer NOT NULL REFERENCES "Author"("AuthorID"),
  "PublisherID" integer NOT NULL REFERENCES "Publisher"("PublisherID"),
  "Genre" varchar(30) NOT NULL,
  "Format" varchar(12) NOT NULL,
  "PublishedDate" date,
  "ListPrice" numeric(6,2) NOT NULL,
  "UnitsInStock" integer NOT NULL,
  "ReorderLevel" integer NOT NULL
);
CREATE TABLE "Customer" (
  "CustomerID" integer PRIMARY KEY,
  "FirstName" varchar(30) NOT NULL,
  "LastName" varchar(40) NOT NULL,
  "Email" varchar(80),
  "City" varchar(40) NOT NULL,
  "MemberSince" date,
  "Newsletter" boolean NOT NULL
);
CREATE TABLE "Employee" (
  "EmployeeID" integer PRIMARY KEY,
  "FullName" varchar(60) NOT NULL,
  "HireDate" date NOT NULL,
  "ManagerID" integer REFERENCES "Employee"("EmployeeID")
);
CREATE TABLE "Sale" (
  "SaleID" integer PRIMARY KEY,
  "CustomerID" integer REFERENCES "Customer"("CustomerID"),
  "EmployeeID" integer NOT NULL REFERENCES "Employee"("EmployeeID"),
  "SaleDate" timestamp NOT NULL,
  "PaymentType" varchar(10) NOT NULL
);
CREATE TABLE "SaleItem" (
  "SaleID" integer NOT NULL REFERENCES "Sale"("SaleID"),
  "LineNo" integer NOT NULL,
  "BookID" integer NOT NULL REFERENCES "Book"("BookID"),
  "Quantity" integer NOT NULL,
  "UnitPrice" numeric(6,2) NOT NULL,
  PRIMARY KEY ("SaleID","LineNo")
);
CREATE TABLE "SpecialOrder" (
  "SpecialOrderID" integer PRIMARY KEY,
  "CustomerID" integer NOT NULL REFERENCES "Customer"("CustomerID"),
  "BookID" integer NOT NULL REFERENCES "Book"("BookID"),
  "RequestedDate" date NOT NULL,
  "ArrivedDate" date,
  "CollectedDate" date
);
CREATE TABLE "Event" (
  "EventID" integer PRIMARY KEY,
  "EventName" varchar(80) NOT NULL,
  "AuthorID" integer REFERENCES "Author"("AuthorID"),
  "EventDate" date NOT NULL,
  "TicketPrice" numeric(5,2) NOT NULL,
  "TicketsSold" integer
);
