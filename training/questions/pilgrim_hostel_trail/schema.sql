CREATE TABLE t_stage (stage_no int PRIMARY KEY, start_village text NOT NULL, end_village text NOT NULL, km numeric(4,1) NOT NULL, climb_m int NOT NULL, difficulty text NOT NULL);
CREATE TABLE t_hostel (hostel_id int PRIMARY KEY, hostel_name text NOT NULL, village text NOT NULL, run_by text NOT NULL, beds int NOT NULL, bed_price numeric(5,2), donation_only boolean NOT NULL, winter_open boolean NOT NULL);
CREATE TABLE t_volunteer (volunteer_id int PRIMARY KEY, vol_name text NOT NULL, country text NOT NULL, hostel_id int REFERENCES t_hostel, from_date date NOT NULL, to_date date);
CREATE TABLE t_pilgrim (pilgrim_id int PRIMARY KEY, credential_no text NOT NULL, pilgrim_name text NOT NULL, nationality text NOT NULL, age int, travels_by text NOT NULL, started_on date NOT NULL);
CREATE TABLE t_night (night_id int PRIMARY KEY, hostel_id int NOT NULL REFERENCES t_hostel, pilgrim_id int NOT NULL REFERENCES t_pilgrim, night_date date NOT NULL, paid numeric(5,2) NOT NULL, supper boolean NOT NULL, bed_no int);
CREATE TABLE t_stamp (pilgrim_id int NOT NULL REFERENCES t_pilgrim, stage_no int NOT NULL REFERENCES t_stage, stamped_on date NOT NULL, PRIMARY KEY (pilgrim_id, stage_no));
CREATE TABLE t_lost_thing (lost_id int PRIMARY KEY, hostel_id int NOT NULL REFERENCES t_hostel, found_on date NOT NULL, thing text NOT NULL, returned_to int REFERENCES t_pilgrim);
