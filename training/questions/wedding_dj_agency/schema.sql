CREATE TABLE gig (gig_ref text PRIMARY KEY, gig_date date NOT NULL, venue text NOT NULL, couple text NOT NULL, enquired date NOT NULL, confirmed date, dj1 text NOT NULL, dj2 text, start_t time NOT NULL, end_t time NOT NULL, fee numeric(8,2) NOT NULL, dj1_cut numeric(8,2) NOT NULL, dj2_cut numeric(8,2), light_pkg text, status text NOT NULL);
CREATE TABLE act (dj text PRIMARY KEY, real_name text NOT NULL, genre text NOT NULL, own_pa boolean NOT NULL, active boolean NOT NULL);
CREATE TABLE instalment (gig_ref text NOT NULL REFERENCES gig, n int NOT NULL, due date NOT NULL, amt numeric(8,2) NOT NULL, recd date, PRIMARY KEY (gig_ref, n));
CREATE TABLE review (gig_ref text PRIMARY KEY REFERENCES gig, stars int NOT NULL, words text);
ALTER TABLE gig ADD FOREIGN KEY (dj1) REFERENCES act;
ALTER TABLE gig ADD FOREIGN KEY (dj2) REFERENCES act;
COMMENT ON COLUMN gig.dj1 IS 'main act';
COMMENT ON COLUMN gig.dj2 IS 'second act or support, if any';
COMMENT ON COLUMN gig.status IS 'enquiry, confirmed, played, lost';
