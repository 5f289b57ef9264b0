CREATE TABLE Yard (YardId int PRIMARY KEY, YardName varchar(30), Harbour boolean);
CREATE TABLE Grade (GradeCode char(2) PRIMARY KEY, Meaning varchar(40));
CREATE TABLE Species (SpId int PRIMARY KEY, SpName varchar(30), EurPerM3 numeric(7,2));
CREATE TABLE Stack (StackNo int PRIMARY KEY, YardId int, SpId int, GradeCode char(2), BuiltOn date, LengthM numeric(4,2), WidthM numeric(4,2), HeightM numeric(4,2), MoisturePct numeric(4,1), SoldOn date);
CREATE TABLE Kiln (KilnRun int PRIMARY KEY, StackNo int, LoadedAt timestamp, UnloadedAt timestamp, MoistBefore numeric(4,1), MoistAfter numeric(4,1), KWh int);
CREATE TABLE Trader (TraderId int PRIMARY KEY, TraderName varchar(40), Country varchar(20));
CREATE TABLE Deal (DealNo int PRIMARY KEY, TraderId int, StackNo int, AgreedOn date, CollectedOn date, PriceM3 numeric(7,2));
