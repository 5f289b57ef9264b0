CREATE TABLE tank (id integer PRIMARY KEY, name text, hall text, litres integer, water text, built text);
CREATE TABLE species (id integer PRIMARY KEY, common_name text, latin_name text, class text, endangered integer, max_length_cm real);
CREATE TABLE animal (id integer PRIMARY KEY, species_id integer REFERENCES species(id), tank_id integer, nickname text, sex text, arrived text, origin text, died text);
CREATE TABLE keeper (id integer PRIMARY KEY, name text, diver integer, hired text);
CREATE TABLE feeding (id integer PRIMARY KEY, tank_id integer, keeper_id integer, fed_on text, food text, grams integer, leftover integer);
CREATE TABLE water_test (id integer PRIMARY KEY, tank_id integer, tested_on text, temp_c real, ph real, nitrate real, salinity real);
CREATE TABLE treatment (id integer PRIMARY KEY, animal_id integer, vet text, started text, ended text, diagnosis text, cost real);
CREATE TABLE visit_day (day text PRIMARY KEY, adults integer, children integer, season_passes integer, takings real, closed integer);
