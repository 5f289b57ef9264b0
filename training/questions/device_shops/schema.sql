CREATE TABLE "Devices" (
  "DeviceId" integer PRIMARY KEY,
  "DeviceName" text NOT NULL,
  "Carrier" text,
  "PackageVersion" text NOT NULL,
  "SoftwarePlatform" text NOT NULL,
  "LaunchPrice" numeric(8,2) NOT NULL
);
CREATE TABLE "Shops" (
  "ShopId" integer PRIMARY KEY,
  "ShopName" text NOT NULL,
  "City" text NOT NULL,
  "OpenYear" integer NOT NULL,
  "IsOutlet" boolean NOT NULL
);
CREATE TABLE "Stock" (
  "ShopId" integer NOT NULL REFERENCES "Shops"("ShopId"),
  "DeviceId" integer NOT NULL REFERENCES "Devices"("DeviceId"),
  "Quantity" integer NOT NULL,
  "LastCounted" date NOT NULL,
  PRIMARY KEY ("ShopId", "DeviceId")
);
CREATE TABLE "Repairs" (
  "RepairId" integer PRIMARY KEY,
  "ShopId" integer NOT NULL REFERENCES "Shops"("ShopId"),
  "DeviceId" integer NOT NULL REFERENCES "Devices"("DeviceId"),
  "TechnicianId" integer NOT NULL,
  "BroughtIn" date NOT NULL,
  "CollectedOn" date,
  "Fault" text NOT NULL,
  "Price" numeric(7,2) NOT NULL,
  "UnderWarranty" boolean NOT NULL
);
CREATE TABLE "Technicians" (
  "TechnicianId" integer PRIMARY KEY,
  "Name" text NOT NULL,
  "Team" text NOT NULL,
  "StartYear" integer NOT NULL,
  "Certificates" integer NOT NULL
);
ALTER TABLE "Repairs" ADD FOREIGN KEY ("TechnicianId") REFERENCES "Technicians"("TechnicianId");
