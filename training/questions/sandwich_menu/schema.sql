CREATE TABLE sandwich (sandwich_id integer PRIMARY KEY, name text NOT NULL, bread text NOT NULL, price numeric(4,2) NOT NULL, calories integer, served_hot boolean NOT NULL);
CREATE TABLE filling (filling_id integer PRIMARY KEY, name text NOT NULL, food_group text NOT NULL, vegetarian boolean NOT NULL);
CREATE TABLE sandwich_filling (sandwich_id integer NOT NULL REFERENCES sandwich(sandwich_id), filling_id integer NOT NULL REFERENCES filling(filling_id), grams integer NOT NULL);
CREATE TABLE cafe (cafe_id integer PRIMARY KEY, name text NOT NULL, street text NOT NULL, seats integer NOT NULL, open_since integer NOT NULL);
CREATE TABLE menu (cafe_id integer NOT NULL REFERENCES cafe(cafe_id), sandwich_id integer NOT NULL REFERENCES sandwich(sandwich_id), sold_last_week integer);
