CREATE TABLE inv_export (
  "InvNo" text, "Row" int, "Customer" text, "Street" text, "Town" text, "JobDate" date, "InvDate" date, "DueDate" date, "PaidDate" date,
  "Plumber" text, "Helper" text, "ItemType" text, "Item" text, "Qty" numeric(7,2), "UnitPrice" numeric(8,2), "VatRate" int, "CallOut" text);
CREATE TABLE plumber_rates ("Plumber" text, "HourCost" numeric(6,2), "Van" text, "Since" date);
CREATE TABLE town_zone ("Town" text, "Zone" text, "Km" int);
COMMENT ON TABLE inv_export IS 'export of the invoice program: one row per invoice line, head data repeated';
COMMENT ON COLUMN inv_export."ItemType" IS 'labour, part, travel';
COMMENT ON COLUMN inv_export."CallOut" IS 'emergency or planned';
