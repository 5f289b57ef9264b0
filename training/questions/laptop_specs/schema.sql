CREATE TABLE maker (maker_id integer PRIMARY KEY, maker_name text NOT NULL, hq_country text NOT NULL, founded integer NOT NULL, employees integer);
CREATE TABLE processor (cpu_id integer PRIMARY KEY, cpu_name text NOT NULL, cores integer NOT NULL, clock_ghz numeric(3,1) NOT NULL, vendor text NOT NULL);
CREATE TABLE laptop (laptop_id integer PRIMARY KEY, model text NOT NULL, maker_id integer NOT NULL, cpu_id integer NOT NULL, ram_gb integer NOT NULL, disk_gb integer NOT NULL, screen_inch numeric(3,1) NOT NULL, weight_kg numeric(3,2) NOT NULL, price integer NOT NULL, released date NOT NULL, touch boolean NOT NULL);
CREATE TABLE review (review_id integer PRIMARY KEY, laptop_id integer NOT NULL, magazine text NOT NULL, points integer NOT NULL, battery_hours numeric(4,1));
