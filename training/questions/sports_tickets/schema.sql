CREATE TABLE team (team_id integer PRIMARY KEY, team_name text NOT NULL, sport text NOT NULL);
CREATE TABLE fixture (fixture_id integer PRIMARY KEY, home_team_id integer NOT NULL REFERENCES team(team_id), away_team_id integer NOT NULL REFERENCES team(team_id), starts timestamp NOT NULL, arena text NOT NULL, postponed_to timestamp);
CREATE TABLE block (block_code text PRIMARY KEY, block_kind text NOT NULL, seats integer NOT NULL, base_price numeric(6,2) NOT NULL);
CREATE TABLE fan (fan_id integer PRIMARY KEY, fan_name text NOT NULL, favourite_team_id integer REFERENCES team(team_id), season_card boolean NOT NULL, joined date NOT NULL);
CREATE TABLE ticket_sale (sale_no integer PRIMARY KEY, fan_id integer NOT NULL REFERENCES fan(fan_id), fixture_id integer NOT NULL REFERENCES fixture(fixture_id), block_code text NOT NULL REFERENCES block(block_code), bought_at timestamp NOT NULL, tickets integer NOT NULL, total numeric(8,2) NOT NULL, promo text, refunded_on date);
CREATE TABLE gate_entry (sale_no integer NOT NULL REFERENCES ticket_sale(sale_no), entered_at timestamp NOT NULL, gate text NOT NULL, persons integer NOT NULL);
