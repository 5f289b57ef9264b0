CREATE TABLE species (sp_id integer PRIMARY KEY, sp_name text NOT NULL, diet text NOT NULL, period text NOT NULL, length_m numeric(4,1), weight_t numeric(5,2), described_year integer NOT NULL);
CREATE TABLE site (site_id integer PRIMARY KEY, site_name text NOT NULL, country text NOT NULL, rock_type text, discovered integer NOT NULL);
CREATE TABLE finder (finder_id integer PRIMARY KEY, finder_name text NOT NULL, nationality text NOT NULL, profession text NOT NULL);
CREATE TABLE fossil (fossil_id integer PRIMARY KEY, sp_id integer REFERENCES species(sp_id), site_id integer NOT NULL REFERENCES site(site_id), finder_id integer REFERENCES finder(finder_id), found_year integer NOT NULL, bone text NOT NULL, complete_pct integer NOT NULL, museum text);
