CREATE TABLE pub_title (tcode char(4) PRIMARY KEY, tname text NOT NULL, per_year int NOT NULL, cover_pr numeric(5,2) NOT NULL, folded date);
COMMENT ON COLUMN pub_title.folded IS 'day the magazine was given up';
CREATE TABLE pub_issue (tcode char(4) NOT NULL REFERENCES pub_title, iss text NOT NULL, on_sale date NOT NULL, printed int NOT NULL, sold_kiosk int, returned int, pages int NOT NULL, ad_pages int NOT NULL, PRIMARY KEY (tcode, iss));
COMMENT ON TABLE pub_issue IS 'issues; sold_kiosk and returned are empty until the wholesaler reports';
CREATE TABLE pub_sub (sub_no int PRIMARY KEY, tcode char(4) NOT NULL REFERENCES pub_title, payer text NOT NULL, reader text NOT NULL, src text NOT NULL, yr_pr numeric(6,2) NOT NULL, fr date NOT NULL, upto date, auto char(1) NOT NULL);
COMMENT ON TABLE pub_sub IS 'subscriptions; payer pays, reader gets it (gift if they differ); src where it came from; auto Y renews by itself';
CREATE TABLE pub_ad (ad_no int PRIMARY KEY, tcode char(4) NOT NULL, iss text NOT NULL, firm text NOT NULL, size_pg numeric(3,2) NOT NULL, rate numeric(8,2) NOT NULL, agreed numeric(8,2) NOT NULL, FOREIGN KEY (tcode, iss) REFERENCES pub_issue);
COMMENT ON TABLE pub_ad IS 'adverts; rate by the rate card, agreed what was agreed';
