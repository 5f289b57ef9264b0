CREATE TABLE fam (f int PRIMARY KEY, fam_name text NOT NULL, kids int NOT NULL, street text NOT NULL, joined date NOT NULL, quit date);
CREATE TABLE sit (s int PRIMARY KEY, for_f int NOT NULL REFERENCES fam (f), by_f int REFERENCES fam (f), asked timestamp NOT NULL, starts timestamp NOT NULL, ends timestamp NOT NULL, overnight smallint NOT NULL, cancelled timestamp);
CREATE TABLE tok (t int PRIMARY KEY, from_f int REFERENCES fam (f), to_f int REFERENCES fam (f), s int REFERENCES sit, n numeric(5,1) NOT NULL, on_day date NOT NULL, note text);
COMMENT ON TABLE fam IS 'families of the babysitting circle';
COMMENT ON TABLE sit IS 'sittings: for_f needs a sitter, by_f sits; by_f null while nobody has taken it';
COMMENT ON TABLE tok IS 'token transfers; from_f null: issued by the circle, to_f null: handed back';
