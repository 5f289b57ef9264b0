CREATE TABLE "TemplateType" (
  "TypeCode" text PRIMARY KEY,
  "TypeDescription" text NOT NULL
);
CREATE TABLE "Template" (
  "TemplateId" integer PRIMARY KEY,
  "TypeCode" text NOT NULL REFERENCES "TemplateType"("TypeCode"),
  "VersionNumber" integer NOT NULL,
  "ValidFrom" date NOT NULL,
  "ValidTo" date,
  "Details" text
);
CREATE TABLE "Author" (
  "AuthorId" integer PRIMARY KEY,
  "AuthorName" text NOT NULL,
  "Department" text NOT NULL
);
CREATE TABLE "Letter" (
  "LetterId" integer PRIMARY KEY,
  "TemplateId" integer NOT NULL REFERENCES "Template"("TemplateId"),
  "AuthorId" integer NOT NULL REFERENCES "Author"("AuthorId"),
  "Title" text NOT NULL,
  "Remark" text,
  "WrittenOn" date NOT NULL,
  "IsConfidential" boolean NOT NULL
);
CREATE TABLE "Paragraph" (
  "ParagraphId" integer PRIMARY KEY,
  "LetterId" integer NOT NULL REFERENCES "Letter"("LetterId"),
  "Position" integer NOT NULL,
  "ParagraphText" text NOT NULL
);
CREATE TABLE "Mailing" (
  "MailingId" integer PRIMARY KEY,
  "LetterId" integer NOT NULL REFERENCES "Letter"("LetterId"),
  "RecipientName" text NOT NULL,
  "RecipientCity" text NOT NULL,
  "SentOn" date NOT NULL,
  "ReturnedOn" date,
  "PostageCents" integer NOT NULL
);
