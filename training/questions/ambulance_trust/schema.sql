CREATE TABLE cd_priority (code char(1) PRIMARY KEY, label text NOT NULL, target_minutes int NOT NULL);
CREATE TABLE cd_outcome (code smallint PRIMARY KEY, label text NOT NULL);
CREATE TABLE cd_complaint (code varchar(4) PRIMARY KEY, label text NOT NULL);
CREATE TABLE station (station_id int PRIMARY KEY, station_name text NOT NULL, borough text NOT NULL, bays int NOT NULL);
CREATE TABLE vehicle (vehicle_id int PRIMARY KEY, call_sign text UNIQUE NOT NULL, station_id int REFERENCES station, vehicle_type text NOT NULL, mileage int NOT NULL, off_road_since date, service_due date NOT NULL);
CREATE TABLE crew_member (crew_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, role text NOT NULL, station_id int REFERENCES station, cert_expires date, left_on date);
CREATE TABLE hospital (hospital_id int PRIMARY KEY, hospital_name text NOT NULL, has_trauma_unit boolean NOT NULL);
CREATE TABLE incident (incident_id int PRIMARY KEY, called_at timestamptz NOT NULL, borough text NOT NULL, priority_code char(1) NOT NULL REFERENCES cd_priority, complaint_code varchar(4) NOT NULL REFERENCES cd_complaint, patient_age int, outcome_code smallint REFERENCES cd_outcome);
CREATE TABLE response (response_id int PRIMARY KEY, incident_id int NOT NULL REFERENCES incident, vehicle_id int NOT NULL REFERENCES vehicle, lead_crew_id int REFERENCES crew_member, sent_at timestamptz NOT NULL, on_scene_at timestamptz, hospital_id int REFERENCES hospital, at_hospital_at timestamptz, handed_over_at timestamptz, clear_at timestamptz);
