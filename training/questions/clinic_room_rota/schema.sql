CREATE TABLE "KLN_ROOM" ("ROOM_CD" text PRIMARY KEY, "ROOM_BEZ" text NOT NULL, "HAS_US" int NOT NULL);
COMMENT ON TABLE "KLN_ROOM" IS 'consulting rooms; HAS_US 1 if there is an ultrasound';
CREATE TABLE "KLN_DOC" ("DOC_ID" int PRIMARY KEY, "DOC_NAME" text NOT NULL, "FACH" text NOT NULL, "VERTR_ID" int REFERENCES "KLN_DOC" ("DOC_ID"));
COMMENT ON COLUMN "KLN_DOC"."FACH" IS 'medical speciality';
COMMENT ON COLUMN "KLN_DOC"."VERTR_ID" IS 'doctor who stands in during absence';
CREATE TABLE "KLN_PAT" ("PAT_ID" int PRIMARY KEY, "PAT_NAME" text NOT NULL, "GEB_DAT" date NOT NULL, "KASSE" text NOT NULL, "HAUSARZT_ID" int REFERENCES "KLN_DOC" ("DOC_ID"), "GELOESCHT" int NOT NULL);
COMMENT ON TABLE "KLN_PAT" IS 'patients: GEB_DAT date of birth, KASSE insurer, HAUSARZT_ID family doctor, GELOESCHT 1 if deleted';
CREATE TABLE "KLN_TERM" ("TERM_ID" int PRIMARY KEY, "PAT_ID" int NOT NULL REFERENCES "KLN_PAT", "DOC_ID" int NOT NULL REFERENCES "KLN_DOC", "ROOM_CD" text NOT NULL REFERENCES "KLN_ROOM", "VON" timestamp NOT NULL, "BIS" timestamp NOT NULL, "STAT" int NOT NULL, "GEBUCHT_TS" timestamp NOT NULL);
COMMENT ON TABLE "KLN_TERM" IS 'appointments: VON start, BIS end, GEBUCHT_TS when it was booked; STAT 0 booked, 1 seen, 2 did not come, 3 called off';
