CREATE TABLE "Photographer" (id int PRIMARY KEY, name text NOT NULL, "dayRate" numeric(7,2) NOT NULL, freelance boolean NOT NULL);
CREATE TABLE "Package" (id int PRIMARY KEY, title text NOT NULL, kind text NOT NULL, price numeric(8,2) NOT NULL, "includedPhotos" int NOT NULL, hours numeric(4,1) NOT NULL);
CREATE TABLE "Customer" (id int PRIMARY KEY, name text NOT NULL, "foundUs" text NOT NULL, "createdAt" timestamp NOT NULL);
CREATE TABLE "Shoot" (id int PRIMARY KEY, "customerId" int NOT NULL REFERENCES "Customer", "packageId" int NOT NULL REFERENCES "Package", "photographerId" int NOT NULL REFERENCES "Photographer", "bookedAt" timestamp NOT NULL, "shootDate" date NOT NULL, "galleryReadyOn" date, "agreedPrice" numeric(8,2) NOT NULL, "depositPaid" numeric(8,2) NOT NULL, status text NOT NULL);
COMMENT ON COLUMN "Shoot".status IS 'booked, shot, delivered, cancelled';
CREATE TABLE "PhotoCount" ("shootId" int PRIMARY KEY REFERENCES "Shoot", taken int NOT NULL, edited int NOT NULL, chosen int);
CREATE TABLE "ExtraSale" (id int PRIMARY KEY, "shootId" int NOT NULL REFERENCES "Shoot", product text NOT NULL, quantity int NOT NULL, "unitPrice" numeric(7,2) NOT NULL, "labCost" numeric(7,2) NOT NULL, "soldOn" date NOT NULL);
CREATE TABLE "Review" (id int PRIMARY KEY, "shootId" int NOT NULL REFERENCES "Shoot", stars int NOT NULL, "writtenOn" date NOT NULL);
