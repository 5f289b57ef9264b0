CREATE TABLE site (id integer PRIMARY KEY, name text, ward text, water_on_site integer, opened text);
CREATE TABLE plot (id integer PRIMARY KEY, site_id integer, number text, size_sqm integer, rent_per_year real, shed integer, note text);
CREATE TABLE person (id integer PRIMARY KEY, name text, street text, email text, phone text, pensioner integer);
CREATE TABLE tenancy (id integer PRIMARY KEY, plot_id integer, person_id integer, began text, ended text, ended_why text);
CREATE TABLE rent (id integer PRIMARY KEY, tenancy_id integer, year integer, amount real, paid_on text);
CREATE TABLE waiting (id integer PRIMARY KEY, person_id integer, site_id integer, joined text, offered text, accepted integer);
CREATE TABLE inspection (id integer PRIMARY KEY, plot_id integer, seen_on text, inspector text, percent_cultivated integer, verdict text);
CREATE TABLE job (id integer PRIMARY KEY, site_id integer, what text, raised text, done text, cost real);
