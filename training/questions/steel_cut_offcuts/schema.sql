CREATE TABLE cust (cno int PRIMARY KEY, cname varchar(40) NOT NULL, disc numeric(4,1) NOT NULL DEFAULT 0);
CREATE TABLE grade (gcode varchar(8) PRIMARY KEY, gdesc varchar(40) NOT NULL, price_kg numeric(5,2) NOT NULL, scrap_price_kg numeric(5,2) NOT NULL);
CREATE TABLE plate (pno int PRIMARY KEY, gcode varchar(8) NOT NULL REFERENCES grade, thick_mm int NOT NULL, kg numeric(8,1) NOT NULL, cost numeric(9,2) NOT NULL, dt_in date NOT NULL, dt_used date);
CREATE TABLE machine (mcode varchar(4) PRIMARY KEY, mname varchar(30) NOT NULL, rate_hr numeric(6,2) NOT NULL);
CREATE TABLE cutjob (jno int PRIMARY KEY, cno int NOT NULL REFERENCES cust, pno int NOT NULL REFERENCES plate, mcode varchar(4) NOT NULL REFERENCES machine, dt_ord date NOT NULL, dt_prom date NOT NULL, dt_cut date, dt_ship date, parts int NOT NULL, kg_parts numeric(8,1) NOT NULL, kg_offcut numeric(8,1) NOT NULL, hrs numeric(5,2) NOT NULL, price numeric(9,2) NOT NULL);
COMMENT ON COLUMN cutjob.kg_offcut IS 'scrap that is sold to the dealer';
CREATE TABLE complaint (qno int PRIMARY KEY, jno int NOT NULL REFERENCES cutjob, dt_in date NOT NULL, defect varchar(30) NOT NULL, bad_parts int NOT NULL, credit numeric(8,2));
