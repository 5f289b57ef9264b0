CREATE TABLE game_events (event_id int PRIMARY KEY, title text NOT NULL, setting text NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, ticket_price numeric(6,2) NOT NULL, capacity int NOT NULL, site_rent numeric(8,2) NOT NULL);
CREATE TABLE factions (faction_id int PRIMARY KEY, event_id int NOT NULL REFERENCES game_events, faction_name text NOT NULL, places int NOT NULL);
CREATE TABLE people (person_id int PRIMARY KEY, real_name text NOT NULL, birthday date NOT NULL, vegetarian char(1) NOT NULL, first_aider char(1) NOT NULL);
CREATE TABLE tickets (ticket_no int PRIMARY KEY, event_id int NOT NULL REFERENCES game_events, person_id int NOT NULL REFERENCES people, faction_id int REFERENCES factions, role text NOT NULL, character_name text, bought_on date NOT NULL, price_paid numeric(6,2) NOT NULL, refunded_on date, showed_up char(1));
CREATE TABLE props (prop_id int PRIMARY KEY, what text NOT NULL, owner_id int REFERENCES people, value_eur numeric(7,2) NOT NULL);
CREATE TABLE prop_use (event_id int NOT NULL REFERENCES game_events, prop_id int NOT NULL REFERENCES props, damaged char(1) NOT NULL, PRIMARY KEY (event_id, prop_id));
COMMENT ON COLUMN tickets.role IS 'player, crew, npc';
COMMENT ON COLUMN tickets.showed_up IS 'Y, N, or null before the event';
