CREATE TABLE voice_part (part_code char(2) PRIMARY KEY, part_name text NOT NULL);
CREATE TABLE singer (singer_id int PRIMARY KEY, singer_name text NOT NULL, part_code char(2) NOT NULL REFERENCES voice_part, joined_on date NOT NULL, resigned_on date, birthday date);
CREATE TABLE rehearsal (rehearsal_id int PRIMARY KEY, on_date date NOT NULL, venue text NOT NULL, extra boolean NOT NULL);
CREATE TABLE presence (rehearsal_id int NOT NULL REFERENCES rehearsal, singer_id int NOT NULL REFERENCES singer, status text NOT NULL, PRIMARY KEY (rehearsal_id, singer_id));
COMMENT ON COLUMN presence.status IS 'present, excused, missing';
CREATE TABLE concert (concert_id int PRIMARY KEY, concert_title text NOT NULL, given_on date NOT NULL, church text NOT NULL, tickets_sold int, ticket_price numeric(5,2) NOT NULL, hall_cost numeric(7,2) NOT NULL);
CREATE TABLE piece (piece_id int PRIMARY KEY, piece_title text NOT NULL, composer text NOT NULL, minutes int NOT NULL, scores_owned int NOT NULL);
CREATE TABLE programme_item (concert_id int NOT NULL REFERENCES concert, piece_id int NOT NULL REFERENCES piece, position int NOT NULL, PRIMARY KEY (concert_id, piece_id));
CREATE TABLE score_loan (loan_id int PRIMARY KEY, piece_id int NOT NULL REFERENCES piece, singer_id int NOT NULL REFERENCES singer, lent_on date NOT NULL, back_on date);
