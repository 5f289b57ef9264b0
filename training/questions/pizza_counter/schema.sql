CREATE TABLE "Topping" (
  "ToppingCode" text PRIMARY KEY,
  "ToppingName" text NOT NULL,
  "IsVegetarian" boolean NOT NULL,
  "CostPerPortion" numeric(4,2) NOT NULL
);
CREATE TABLE "Pizza" (
  "PizzaId" integer PRIMARY KEY,
  "PizzaName" text NOT NULL,
  "MenuPrice" numeric(5,2) NOT NULL,
  "OnMenuSince" date NOT NULL,
  "OffMenuSince" date
);
CREATE TABLE "PizzaTopping" (
  "PizzaId" integer NOT NULL REFERENCES "Pizza"("PizzaId"),
  "ToppingCode" text NOT NULL REFERENCES "Topping"("ToppingCode"),
  "Portions" integer NOT NULL,
  PRIMARY KEY ("PizzaId", "ToppingCode")
);
CREATE TABLE "Baker" (
  "BakerId" integer PRIMARY KEY,
  "BakerName" text NOT NULL,
  "HourlyWage" numeric(5,2) NOT NULL,
  "TaughtBy" integer REFERENCES "Baker"("BakerId")
);
CREATE TABLE "CounterOrder" (
  "OrderNumber" integer PRIMARY KEY,
  "BakerId" integer NOT NULL REFERENCES "Baker"("BakerId"),
  "OrderedAt" timestamp NOT NULL,
  "ReadyAt" timestamp,
  "TakeAway" boolean NOT NULL,
  "TipCents" integer NOT NULL
);
CREATE TABLE "OrderLine" (
  "OrderNumber" integer NOT NULL REFERENCES "CounterOrder"("OrderNumber"),
  "PizzaId" integer NOT NULL REFERENCES "Pizza"("PizzaId"),
  "Pieces" integer NOT NULL,
  PRIMARY KEY ("OrderNumber", "PizzaId")
);
