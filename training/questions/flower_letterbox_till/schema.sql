CREATE TABLE sender (sender_id int PRIMARY KEY, sender_name text NOT NULL, acquired_via text NOT NULL, signed_up date NOT NULL);
CREATE TABLE recipient (recipient_id int PRIMARY KEY, sender_id int NOT NULL REFERENCES sender, rec_name text NOT NULL, rec_city text NOT NULL, relation text);
CREATE TABLE bouquet (bouquet_id int PRIMARY KEY, bouquet_name text NOT NULL, price_pence int NOT NULL, stem_count int NOT NULL, seasonal boolean NOT NULL);
CREATE TABLE rhythm (rhythm_id int PRIMARY KEY, sender_id int NOT NULL REFERENCES sender, recipient_id int NOT NULL REFERENCES recipient, every_weeks int NOT NULL, first_drop date NOT NULL, cancelled_on date);
COMMENT ON TABLE rhythm IS 'standing order for letterbox flowers';
CREATE TABLE posy (posy_id int PRIMARY KEY, rhythm_id int REFERENCES rhythm, recipient_id int NOT NULL REFERENCES recipient, bouquet_id int NOT NULL REFERENCES bouquet, posted_on date NOT NULL, landed_on date, card_text text, occasion text);
CREATE TABLE wilt_report (report_id int PRIMARY KEY, posy_id int NOT NULL REFERENCES posy, reported_on date NOT NULL, resent boolean NOT NULL, credit_pence int NOT NULL);
