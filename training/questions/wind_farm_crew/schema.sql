CREATE TABLE "WindFarm" (
  "FarmId" int PRIMARY KEY,
  "FarmName" text NOT NULL,
  "Region" text NOT NULL,
  "IsOffshore" boolean NOT NULL,
  "GridTariffPerMwh" numeric(7,2) NOT NULL
);
CREATE TABLE "Turbine" (
  "TurbineId" int PRIMARY KEY,
  "FarmId" int NOT NULL REFERENCES "WindFarm",
  "Code" text NOT NULL,
  "Model" text NOT NULL,
  "RatedMw" numeric(4,1) NOT NULL,
  "CommissionedOn" date NOT NULL,
  "Status" text NOT NULL  -- running, stopped, curtailed
);
CREATE TABLE "DailyOutput" (
  "TurbineId" int NOT NULL REFERENCES "Turbine",
  "Day" date NOT NULL,
  "EnergyMwh" numeric(7,2) NOT NULL,
  "MeanWindMs" numeric(4,1),
  PRIMARY KEY ("TurbineId","Day")
);
CREATE TABLE "CrewMember" (
  "CrewMemberId" int PRIMARY KEY,
  "FullName" text NOT NULL,
  "HomeFarmId" int NOT NULL REFERENCES "WindFarm",
  "LeaderId" int REFERENCES "CrewMember",
  "DayRate" numeric(7,2) NOT NULL,
  "SeaSurvivalExpiry" date
);
CREATE TABLE "WorkOrder" (
  "WorkOrderId" int PRIMARY KEY,
  "TurbineId" int NOT NULL REFERENCES "Turbine",
  "Component" text NOT NULL,
  "Priority" int NOT NULL,
  "OpenedOn" date NOT NULL,
  "ClosedOn" date,
  "CostEstimate" numeric(10,2),
  "ActualCost" numeric(10,2)
);
CREATE TABLE "Shift" (
  "ShiftId" int PRIMARY KEY,
  "WorkOrderId" int NOT NULL REFERENCES "WorkOrder",
  "CrewMemberId" int NOT NULL REFERENCES "CrewMember",
  "WorkDate" date NOT NULL,
  "Hours" numeric(4,1) NOT NULL
);
COMMENT ON COLUMN "WorkOrder"."Priority" IS '1 = urgent, 2 = normal, 3 = can wait';
