CREATE TABLE network (network_id int PRIMARY KEY, network_name text, institution text);
CREATE TABLE station (station_code text PRIMARY KEY, network_id int, site_name text, elevation_m int, opened_on date, closed_on date, borehole boolean);
CREATE TABLE instrument (instrument_id int PRIMARY KEY, station_code text, maker text, model text, installed_on date, removed_on date, purchase_eur numeric(9,2));
CREATE TABLE quake (quake_id int PRIMARY KEY, origin_time timestamptz, region text, magnitude numeric(3,1), depth_km numeric(5,1), felt_reports int, reviewed_by int);
CREATE TABLE pick (pick_id int PRIMARY KEY, quake_id int, station_code text, phase text, residual_s numeric(5,2), automatic boolean);
CREATE TABLE analyst (analyst_id int PRIMARY KEY, analyst_name text, shift text, since date);
CREATE TABLE downtime (downtime_id int PRIMARY KEY, station_code text, down_from timestamptz, up_again timestamptz, cause text);
CREATE TABLE service_visit (visit_id int PRIMARY KEY, station_code text, visited_on date, engineer text, cost_eur numeric(8,2), note text);
