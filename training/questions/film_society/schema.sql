CREATE TABLE members (member_id int PRIMARY KEY, name text NOT NULL, street text, suburb text NOT NULL, email text, joined_on date NOT NULL, resigned_on date, concession boolean NOT NULL);
CREATE TABLE directors (director_id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, born_year int);
CREATE TABLE films (film_id int PRIMARY KEY, title text NOT NULL, director_id int REFERENCES directors, release_year int NOT NULL, running_minutes int NOT NULL, language text NOT NULL, colour boolean NOT NULL, rental_fee numeric(6,2) NOT NULL);
CREATE TABLE screenings (screening_id int PRIMARY KEY, film_id int NOT NULL REFERENCES films, shown_at timestamp NOT NULL, hall text NOT NULL, introduced_by int REFERENCES members(member_id), cancelled boolean NOT NULL);
CREATE TABLE attendances (screening_id int NOT NULL REFERENCES screenings, member_id int NOT NULL REFERENCES members, guests_brought int NOT NULL, PRIMARY KEY (screening_id, member_id));
CREATE TABLE votes (member_id int NOT NULL REFERENCES members, screening_id int NOT NULL REFERENCES screenings, score int NOT NULL, PRIMARY KEY (member_id, screening_id));
CREATE TABLE subscriptions (subscription_id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, season text NOT NULL, amount_due numeric(6,2) NOT NULL, amount_paid numeric(6,2) NOT NULL, paid_on date);
