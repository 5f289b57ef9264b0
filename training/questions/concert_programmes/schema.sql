CREATE TABLE composer (composer_id int PRIMARY KEY, composer_name text NOT NULL, nation text NOT NULL, born int NOT NULL, died int);
CREATE TABLE piece (piece_id int PRIMARY KEY, piece_title text NOT NULL, composer_id int NOT NULL REFERENCES composer, composed int NOT NULL, first_played int, minutes int NOT NULL, form text NOT NULL);
CREATE TABLE hall (hall_id int PRIMARY KEY, hall_name text NOT NULL, town text NOT NULL, seats int NOT NULL);
CREATE TABLE musician (musician_id int PRIMARY KEY, musician_name text NOT NULL, instrument text NOT NULL, joined date NOT NULL, left_on date);
CREATE TABLE conductor (conductor_id int PRIMARY KEY, conductor_name text NOT NULL, nation text NOT NULL, fee numeric(8,2) NOT NULL);
CREATE TABLE concert (concert_id int PRIMARY KEY, hall_id int NOT NULL REFERENCES hall, conductor_id int REFERENCES conductor, announced_on date NOT NULL, sale_from date NOT NULL, played_on date NOT NULL, tickets_sold int NOT NULL, ticket_income numeric(9,2) NOT NULL, hall_rent numeric(8,2) NOT NULL, series text);
CREATE TABLE programme (concert_id int REFERENCES concert, position int, piece_id int NOT NULL REFERENCES piece, PRIMARY KEY (concert_id, position));
CREATE TABLE soloist (concert_id int, position int, musician_id int REFERENCES musician, PRIMARY KEY (concert_id, position, musician_id), FOREIGN KEY (concert_id, position) REFERENCES programme);
CREATE TABLE recording (recording_id int PRIMARY KEY, concert_id int NOT NULL REFERENCES concert, piece_id int NOT NULL REFERENCES piece, released_on date, copies int NOT NULL, price numeric(5,2) NOT NULL);
