CREATE TABLE baater (id serial PRIMARY KEY, navn text NOT NULL, plasser integer NOT NULL, bygd_aar integer, elektrisk boolean NOT NULL, solgt_dato date);
CREATE TABLE skippere (id serial PRIMARY KEY, navn text NOT NULL, telefon text, ansatt_fra date NOT NULL, sluttet date);
CREATE TABLE turtyper (id serial PRIMARY KEY, navn text NOT NULL, varighet_min integer NOT NULL, pris_voksen integer NOT NULL, pris_barn integer NOT NULL, sesong text NOT NULL);
CREATE TABLE avganger (id serial PRIMARY KEY, turtype_id integer NOT NULL REFERENCES turtyper, baat_id integer NOT NULL REFERENCES baater, skipper_id integer REFERENCES skippere, avgang timestamptz NOT NULL, avlyst boolean NOT NULL DEFAULT false, avlyst_grunn text);
CREATE TABLE kunder (id serial PRIMARY KEY, navn text NOT NULL, land text NOT NULL, epost text, type text NOT NULL);
CREATE TABLE bestillinger (id serial PRIMARY KEY, avgang_id integer NOT NULL REFERENCES avganger, kunde_id integer NOT NULL REFERENCES kunder, voksne integer NOT NULL, barn integer NOT NULL, belop_nok integer NOT NULL, bestilt timestamptz NOT NULL, kanal text NOT NULL, avbestilt timestamptz, betalt boolean NOT NULL);
CREATE TABLE anmeldelser (id serial PRIMARY KEY, bestilling_id integer NOT NULL REFERENCES bestillinger, stjerner smallint NOT NULL, tekst text, skrevet date NOT NULL);
CREATE TABLE vedlikehold (id serial PRIMARY KEY, baat_id integer NOT NULL REFERENCES baater, arbeid text NOT NULL, start_dato date NOT NULL, slutt_dato date, kostnad_nok integer, verksted text);
