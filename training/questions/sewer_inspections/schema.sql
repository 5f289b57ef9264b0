CREATE TABLE sw_catchment (cid int PRIMARY KEY, cname text NOT NULL, population int NOT NULL);
CREATE TABLE sw_pipe (pid text PRIMARY KEY, cid int NOT NULL REFERENCES sw_catchment, street text NOT NULL, laid_yr int, matl text NOT NULL, diam_mm int NOT NULL, len_m numeric(7,1) NOT NULL);
COMMENT ON COLUMN sw_pipe.matl IS 'VC clay, CO concrete, PVC plastic, BR brick';
CREATE TABLE sw_insp (iid int PRIMARY KEY, pid text NOT NULL REFERENCES sw_pipe, insp_dt date NOT NULL, crew text NOT NULL, grade int NOT NULL, metres_seen numeric(7,1) NOT NULL, next_dt date NOT NULL);
COMMENT ON COLUMN sw_insp.grade IS 'condition 1 sound to 5 collapsed or about to';
COMMENT ON COLUMN sw_insp.next_dt IS 'next inspection due';
CREATE TABLE sw_defect (did int PRIMARY KEY, iid int NOT NULL REFERENCES sw_insp, at_m numeric(7,1) NOT NULL, dtype text NOT NULL, severity int NOT NULL);
CREATE TABLE sw_repair (rid int PRIMARY KEY, pid text NOT NULL REFERENCES sw_pipe, ordered_dt date NOT NULL, planned_dt date NOT NULL, finished_dt date, contractor text NOT NULL, quote numeric(10,2) NOT NULL, final_cost numeric(10,2));
CREATE TABLE sw_blockage (bid int PRIMARY KEY, pid text NOT NULL REFERENCES sw_pipe, reported_ts timestamp NOT NULL, cleared_ts timestamp, cause text);
