CREATE TABLE season (season_id int PRIMARY KEY, season_name text NOT NULL, first_day date NOT NULL, last_day date NOT NULL);
CREATE TABLE room_class (class_id int PRIMARY KEY, class_name text NOT NULL, beds int NOT NULL);
CREATE TABLE rate (season_id int NOT NULL REFERENCES season, class_id int NOT NULL REFERENCES room_class, per_night numeric(7,2) NOT NULL, PRIMARY KEY (season_id, class_id));
CREATE TABLE room (room_no text PRIMARY KEY, class_id int NOT NULL REFERENCES room_class, renovated int);
CREATE TABLE guest_party (party_id int PRIMARY KEY, contact_name text NOT NULL, nation text NOT NULL, adults int NOT NULL, children int NOT NULL, board text NOT NULL);
CREATE TABLE stay (stay_id int PRIMARY KEY, party_id int NOT NULL REFERENCES guest_party, room_no text NOT NULL REFERENCES room, arrival date NOT NULL, departure date NOT NULL, season_id int NOT NULL REFERENCES season, nightly numeric(7,2) NOT NULL, no_show boolean NOT NULL, deposit_received date);
CREATE TABLE folio_item (item_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stay, posted date NOT NULL, dept text NOT NULL, amount numeric(7,2) NOT NULL, paid boolean NOT NULL);
COMMENT ON COLUMN guest_party.board IS 'BB bed and breakfast, HB half board, FB full board';
COMMENT ON COLUMN folio_item.dept IS 'bar, spa, ski rental, restaurant';
