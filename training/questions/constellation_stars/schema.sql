CREATE TABLE constellation (constellation_id integer PRIMARY KEY, name text NOT NULL, meaning text NOT NULL, hemisphere text NOT NULL, area_sq_deg integer NOT NULL, named_by integer);
CREATE TABLE astronomer (astronomer_id integer PRIMARY KEY, name text NOT NULL, nationality text NOT NULL, birth_year integer, death_year integer);
CREATE TABLE star (star_id integer PRIMARY KEY, name text NOT NULL, constellation_id integer NOT NULL, spectral_class char(1) NOT NULL, magnitude numeric(4,2) NOT NULL, distance_ly numeric(8,1), color text NOT NULL, is_variable boolean NOT NULL);
CREATE TABLE exoplanet (exoplanet_id integer PRIMARY KEY, name text NOT NULL, star_id integer NOT NULL, discovered_year integer NOT NULL, mass_earths numeric(8,2), orbital_days numeric(8,2), method text NOT NULL, discoverer_id integer);
COMMENT ON COLUMN star.magnitude IS 'apparent brightness: the smaller, the brighter';
COMMENT ON COLUMN star.distance_ly IS 'distance from the Earth in light years';
COMMENT ON COLUMN constellation.named_by IS 'astronomer_id; empty for ancient constellations';
