CREATE TABLE Site (
  SiteId int PRIMARY KEY,
  SiteName text NOT NULL,
  SiteKind text NOT NULL,         -- OFF office, MED medical, SCH school, IND industrial
  KeyHeld boolean NOT NULL,
  AlarmCode text,
  ClosedSince date
);
CREATE TABLE ServiceContract (
  ContractId int PRIMARY KEY,
  SiteId int NOT NULL REFERENCES Site,
  Freq text NOT NULL,             -- D daily, W weekly, F fortnightly, 1 one-off
  Status int NOT NULL,            -- 0 draft, 1 live, 2 notice given, 3 ended
  AutoExtend int NOT NULL,        -- 1 / 0
  GreenProducts int NOT NULL,     -- 1 / 0
  SignedOn date,
  EndsOn date,
  MonthlyPrice numeric(8,2) NOT NULL,
  MonthlyCost numeric(8,2) NOT NULL
);
CREATE TABLE Cleaner (
  CleanerId int PRIMARY KEY,
  FullName text NOT NULL,
  Sex text NOT NULL,              -- W, M
  ContractType text NOT NULL,     -- P permanent, T temporary, M mini-job
  VettingStatus text NOT NULL,    -- C cleared, P pending, F failed
  DrivesVan boolean NOT NULL,
  LeftOn date
);
CREATE TABLE Shift (
  ShiftId int PRIMARY KEY,
  ContractId int NOT NULL REFERENCES ServiceContract,
  PlannedCleanerId int NOT NULL REFERENCES Cleaner,
  ActualCleanerId int REFERENCES Cleaner,
  ShiftDate date NOT NULL,
  Slot text NOT NULL,             -- E early, D day, N night
  Outcome text,                   -- OK done, SH cut short, NS cleaner did not show, null not yet
  PlannedMinutes int NOT NULL,
  WorkedMinutes int
);
CREATE TABLE Inspection (
  InspectionId int PRIMARY KEY,
  ContractId int NOT NULL REFERENCES ServiceContract,
  InspectedOn date NOT NULL,
  Mark int NOT NULL,              -- 1 very good, 2 good, 3 poor, 4 unacceptable
  ByCustomer boolean NOT NULL,    -- false: by our supervisor
  FixedOn date                    -- when faults were put right, null not yet or nothing to fix
);
CREATE TABLE Invoice (
  InvoiceId int PRIMARY KEY,
  ContractId int NOT NULL REFERENCES ServiceContract,
  InvoiceMonth date NOT NULL,
  SentOn date,
  PaidOn date,
  Kind text NOT NULL,             -- N normal, X extra work, C credit
  OnHold boolean NOT NULL,
  NetAmount numeric(8,2) NOT NULL,
  VatAmount numeric(8,2) NOT NULL
);
