CREATE TABLE "VirtualBrand" ("BrandId" int PRIMARY KEY, "BrandName" text NOT NULL, "Cuisine" text NOT NULL, "LaunchedOn" date NOT NULL, "ClosedOn" date);
CREATE TABLE "Dish" ("DishId" int PRIMARY KEY, "BrandId" int NOT NULL REFERENCES "VirtualBrand"("BrandId"), "DishName" text NOT NULL, "PriceCents" int NOT NULL, "IsVegan" boolean NOT NULL, "PrepMinutes" int NOT NULL);
CREATE TABLE "DeliveryApp" ("AppId" int PRIMARY KEY, "AppName" text NOT NULL, "CommissionPercent" numeric(4,1) NOT NULL);
CREATE TABLE "Cook" ("CookId" int PRIMARY KEY, "CookName" text NOT NULL, "Station" text NOT NULL, "HourlyPayCents" int NOT NULL, "StartedOn" date NOT NULL, "LeftOn" date);
CREATE TABLE "KitchenOrder" ("OrderId" int PRIMARY KEY, "AppId" int NOT NULL REFERENCES "DeliveryApp"("AppId"), "CookId" int NOT NULL REFERENCES "Cook"("CookId"), "District" text NOT NULL, "ReceivedAt" timestamptz NOT NULL, "ReadyAt" timestamptz, "PickedUpAt" timestamptz, "OrderState" text NOT NULL, "TipCents" int NOT NULL);
CREATE TABLE "OrderLine" ("OrderId" int NOT NULL REFERENCES "KitchenOrder"("OrderId"), "LineNo" int NOT NULL, "DishId" int NOT NULL REFERENCES "Dish"("DishId"), "Quantity" int NOT NULL, "UnitPriceCents" int NOT NULL, PRIMARY KEY ("OrderId","LineNo"));
CREATE TABLE "Rating" ("RatingId" int PRIMARY KEY, "OrderId" int NOT NULL REFERENCES "KitchenOrder"("OrderId"), "Stars" int NOT NULL, "Remark" text);
