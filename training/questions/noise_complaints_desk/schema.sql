CREATE TABLE nc_area (area_id int PRIMARY KEY, area_name text NOT NULL);
CREATE TABLE nc_source (source_id int PRIMARY KEY, address text NOT NULL, area_id int NOT NULL REFERENCES nc_area, source_kind text NOT NULL);
COMMENT ON COLUMN nc_source.source_kind IS 'pub, building site, household, dog, alarm';
CREATE TABLE nc_complaint (complaint_id int PRIMARY KEY, source_id int NOT NULL REFERENCES nc_source, complainant text NOT NULL, received_at timestamp NOT NULL, first_reply_at timestamp, closed_at timestamp, outcome text, officer text);
CREATE TABLE nc_measurement (measurement_id int PRIMARY KEY, source_id int NOT NULL REFERENCES nc_source, measured_at timestamp NOT NULL, db_level numeric(4,1) NOT NULL, limit_db numeric(4,1) NOT NULL);
CREATE TABLE nc_notice (notice_id int PRIMARY KEY, source_id int NOT NULL REFERENCES nc_source, served_on date NOT NULL, comply_by date NOT NULL, complied_on date, fine_eur numeric(8,2), fine_paid_on date);
