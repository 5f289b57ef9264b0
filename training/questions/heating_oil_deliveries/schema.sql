CREATE TABLE Regions (
  RegionID int PRIMARY KEY,
  RegionName text NOT NULL
);
CREATE TABLE Customers (
  CustomerID int PRIMARY KEY,
  CustomerName text NOT NULL,
  Village text NOT NULL,
  RegionID int NOT NULL REFERENCES Regions(RegionID),
  TankCapacity int NOT NULL,
  OnBudgetPlan boolean NOT NULL,
  CustomerSince date NOT NULL
);
CREATE TABLE Tankers (
  TankerID int PRIMARY KEY,
  Plate text NOT NULL,
  CapacityLitres int NOT NULL
);
CREATE TABLE Drivers (
  DriverID int PRIMARY KEY,
  DriverName text NOT NULL,
  HiredOn date NOT NULL
);
CREATE TABLE Orders (
  OrderID int PRIMARY KEY,
  CustomerID int NOT NULL REFERENCES Customers(CustomerID),
  Product text NOT NULL,
  OrderedOn date NOT NULL,
  WantedBy date NOT NULL,
  LitresOrdered int NOT NULL,
  PencePerLitre numeric(6,2) NOT NULL,
  Emergency boolean NOT NULL,
  CancelledOn date
);
CREATE TABLE Deliveries (
  DeliveryID int PRIMARY KEY,
  OrderID int NOT NULL REFERENCES Orders(OrderID),
  TankerID int NOT NULL REFERENCES Tankers(TankerID),
  DriverID int NOT NULL REFERENCES Drivers(DriverID),
  DeliveredOn date NOT NULL,
  LitresDelivered int NOT NULL
);
CREATE TABLE Payments (
  PaymentID int PRIMARY KEY,
  CustomerID int NOT NULL REFERENCES Customers(CustomerID),
  ReceivedOn date NOT NULL,
  Amount numeric(9,2) NOT NULL,
  Method text NOT NULL
);
