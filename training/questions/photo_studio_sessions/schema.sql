CREATE TABLE photographers (id int PRIMARY KEY, name text NOT NULL, freelance boolean NOT NULL, hour_cost numeric(6,2) NOT NULL);
CREATE TABLE packages (id int PRIMARY KEY, name text NOT NULL, price numeric(7,2) NOT NULL, hours_included numeric(3,1) NOT NULL, images_included int NOT NULL);
CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, recommended_by int REFERENCES customers, created_on date NOT NULL);
CREATE TABLE sessions (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, package_id int NOT NULL REFERENCES packages, photographer_id int REFERENCES photographers, requested_on date NOT NULL, takes_place_on date, hours_spent numeric(3,1), cancelled boolean NOT NULL, gallery_promised date, gallery_sent date);
CREATE TABLE image_orders (id int PRIMARY KEY, session_id int NOT NULL REFERENCES sessions, ordered_on date NOT NULL, images int NOT NULL, format text NOT NULL, total numeric(7,2) NOT NULL, paid numeric(7,2) NOT NULL);
