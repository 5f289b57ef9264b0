CREATE TABLE rec_track (trk_id int PRIMARY KEY, trk_title text NOT NULL, artist_id int NOT NULL, mins numeric(4,2) NOT NULL, mood text, cleared boolean NOT NULL);
CREATE TABLE rec_artist (artist_id int PRIMARY KEY, artist_nm text NOT NULL, share_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN rec_artist.share_pct IS 'percent of each licence fee that the artist gets';
CREATE TABLE prod_company (co_id int PRIMARY KEY, co_nm text NOT NULL, ctry text NOT NULL, vat_no text);
CREATE TABLE production (prod_id int PRIMARY KEY, co_id int NOT NULL, prod_title text NOT NULL, format text NOT NULL, airs_on date);
CREATE TABLE quote_req (q_id int PRIMARY KEY, prod_id int NOT NULL, trk_id int NOT NULL, asked_on date NOT NULL, quoted_eur numeric(9,2), answered_on date);
CREATE TABLE licence (lic_id int PRIMARY KEY, q_id int NOT NULL, signed_on date NOT NULL, fee_eur numeric(9,2) NOT NULL, territory text NOT NULL, term_years int, paid_on date, seconds_used int NOT NULL);
COMMENT ON COLUMN licence.term_years IS 'empty means for ever';
