CREATE TABLE pilots (id int PRIMARY KEY, name text NOT NULL, licence_class text NOT NULL, licence_until date NOT NULL, freelance boolean NOT NULL);
CREATE TABLE drones (id int PRIMARY KEY, call_sign text NOT NULL, model text NOT NULL, purchased_on date NOT NULL, purchase_price numeric(9,2) NOT NULL, state text NOT NULL);
COMMENT ON COLUMN drones.state IS 'ready, repair, lost, sold';
CREATE TABLE clients (id int PRIMARY KEY, company text NOT NULL, industry text NOT NULL);
CREATE TABLE projects (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, name text NOT NULL, site text NOT NULL, area_ha numeric(7,1) NOT NULL, fee numeric(10,2) NOT NULL, agreed_on date NOT NULL, deadline date NOT NULL, delivered_on date);
CREATE TABLE flights (id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects, pilot_id int NOT NULL REFERENCES pilots, drone_id int NOT NULL REFERENCES drones, took_off timestamp NOT NULL, landed timestamp, max_height_m int, photos int NOT NULL, aborted boolean NOT NULL);
CREATE TABLE batteries (id int PRIMARY KEY, drone_id int REFERENCES drones, serial text NOT NULL, cycles int NOT NULL, retired boolean NOT NULL);
