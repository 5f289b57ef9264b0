CREATE TABLE hs_mem (mem int PRIMARY KEY, alias text NOT NULL, ctry text NOT NULL, joined date NOT NULL, plan char(1) NOT NULL, gone date);
COMMENT ON COLUMN hs_mem.plan IS 'F free, P paying';
COMMENT ON COLUMN hs_mem.gone IS 'day the member left';
CREATE TABLE hs_home (home int PRIMARY KEY, mem int NOT NULL REFERENCES hs_mem, town text NOT NULL, beds int NOT NULL, pets_ok boolean NOT NULL, hidden boolean NOT NULL);
CREATE TABLE hs_swap (swp int PRIMARY KEY, ask_home int NOT NULL REFERENCES hs_home (home), giv_home int NOT NULL REFERENCES hs_home (home), asked_on date NOT NULL, replied_on date, reply char(1), d_from date NOT NULL, d_to date NOT NULL);
COMMENT ON TABLE hs_swap IS 'requests: ask_home belongs to the one who asks, giv_home is the home they want; reply Y accepted, N declined; d_from to d_to the dates of the swap';
CREATE TABLE hs_rev (swp int NOT NULL REFERENCES hs_swap, by_mem int NOT NULL REFERENCES hs_mem (mem), of_mem int NOT NULL REFERENCES hs_mem (mem), clean smallint NOT NULL, welcome smallint NOT NULL, PRIMARY KEY (swp, by_mem));
COMMENT ON TABLE hs_rev IS 'reviews after a swap, 1 to 5 for cleanliness and welcome';
CREATE TABLE hs_lang (mem int NOT NULL REFERENCES hs_mem, lang text NOT NULL, PRIMARY KEY (mem, lang));
