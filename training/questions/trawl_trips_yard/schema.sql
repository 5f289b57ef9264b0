CREATE TABLE vsl (vsl_id int PRIMARY KEY, vsl_name text NOT NULL, reg_port text NOT NULL, len_m numeric(4,1) NOT NULL, skipper_id int);
CREATE TABLE crew (crew_id int PRIMARY KEY, full_nm text NOT NULL, share_pct numeric(4,1) NOT NULL, joined date NOT NULL);
CREATE TABLE spp (spp_cd char(3) PRIMARY KEY, spp_nm text NOT NULL, min_cm int);
CREATE TABLE trip (trip_no int PRIMARY KEY, vsl_id int NOT NULL, sailed_dt date NOT NULL, landed_dt date, land_port text, fuel_l int, ice_kg int);
CREATE TABLE trip_crew (trip_no int NOT NULL, crew_id int NOT NULL, PRIMARY KEY (trip_no, crew_id));
CREATE TABLE landing (trip_no int NOT NULL, spp_cd char(3) NOT NULL, kg numeric(7,1) NOT NULL, price_kg numeric(6,2) NOT NULL, buyer_nm text NOT NULL, PRIMARY KEY (trip_no, spp_cd));
CREATE TABLE discard (trip_no int NOT NULL, spp_cd char(3) NOT NULL, kg numeric(6,1) NOT NULL, PRIMARY KEY (trip_no, spp_cd));
