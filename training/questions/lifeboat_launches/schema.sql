CREATE TABLE stations (station_no int PRIMARY KEY, station text NOT NULL, coast text NOT NULL, founded int NOT NULL);
CREATE TABLE lifeboats (hull_no text PRIMARY KEY, boat text NOT NULL, station_no int REFERENCES stations, type text NOT NULL, in_service date NOT NULL, refit_due date NOT NULL);
CREATE TABLE crew (crew_no int PRIMARY KEY, crew_name text NOT NULL, station_no int NOT NULL REFERENCES stations, helm boolean NOT NULL, medical_valid_to date NOT NULL, stood_down date);
CREATE TABLE launches (launch_no int PRIMARY KEY, hull_no text NOT NULL REFERENCES lifeboats, paged_at timestamp NOT NULL, launched_at timestamp, back_at timestamp, casualty_type text NOT NULL, people_aided int NOT NULL, lives_saved int NOT NULL, false_alarm boolean NOT NULL);
CREATE TABLE launch_crew (launch_no int NOT NULL REFERENCES launches, crew_no int NOT NULL REFERENCES crew, PRIMARY KEY (launch_no, crew_no));
CREATE TABLE exercises (exercise_no int PRIMARY KEY, station_no int NOT NULL REFERENCES stations, held date NOT NULL, topic text NOT NULL, attended int NOT NULL);
