CREATE TABLE h (h_cd char(3) PRIMARY KEY, h_nm text NOT NULL, stars int NOT NULL, opened date NOT NULL);
CREATE TABLE h_attr (h_cd char(3) NOT NULL REFERENCES h, a text NOT NULL, val text NOT NULL, upd date NOT NULL, PRIMARY KEY (h_cd, a));
COMMENT ON COLUMN h_attr.a IS 'checkin_from; checkout_until; pets (yes/no); pool (yes/no); breakfast_eur; parking_eur; rooms; wifi (free/paid)';
CREATE TABLE seas (h_cd char(3) NOT NULL REFERENCES h, s_fr date NOT NULL, s_to date NOT NULL, dbl numeric(6,2) NOT NULL, sgl numeric(6,2) NOT NULL, min_n int NOT NULL, PRIMARY KEY (h_cd, s_fr));
COMMENT ON TABLE seas IS 'prices by season: dbl double room, sgl single room a night, min_n nights one has to stay at least';
CREATE TABLE occ (h_cd char(3) NOT NULL REFERENCES h, d date NOT NULL, sold int NOT NULL, ooo int NOT NULL, rev numeric(9,2) NOT NULL, PRIMARY KEY (h_cd, d));
COMMENT ON TABLE occ IS 'rooms sold in the night, ooo rooms out of order, rev room revenue';
CREATE TABLE gripe (g_id int PRIMARY KEY, h_cd char(3) NOT NULL REFERENCES h, at timestamp NOT NULL, room int, what text NOT NULL, fixed timestamp, refund numeric(6,2));
