CREATE TABLE client_site (site_id int PRIMARY KEY, client_name text NOT NULL, town text NOT NULL, service_level text NOT NULL CHECK (service_level IN ('gold','silver','bronze')), contract_end date);
CREATE TABLE device (serial text PRIMARY KEY, site_id int NOT NULL REFERENCES client_site, maker text NOT NULL, model text NOT NULL, installed date NOT NULL, warranty_until date, retired date);
CREATE TABLE helper (helper_id int PRIMARY KEY, nickname text NOT NULL, team text NOT NULL, active boolean NOT NULL DEFAULT true);
CREATE TABLE request (ref int PRIMARY KEY, site_id int NOT NULL REFERENCES client_site, serial text REFERENCES device, reported_by text NOT NULL, topic text NOT NULL, urgency int NOT NULL CHECK (urgency BETWEEN 1 AND 4), opened timestamp NOT NULL, first_answer timestamp, fixed timestamp, closed timestamp, assigned_to int REFERENCES helper, came_by text NOT NULL, reopened_times int NOT NULL DEFAULT 0);
CREATE TABLE request_note (note_id int PRIMARY KEY, ref int NOT NULL REFERENCES request, helper_id int REFERENCES helper, written timestamp NOT NULL, minutes_spent int NOT NULL DEFAULT 0, visible_to_client boolean NOT NULL);
CREATE TABLE satisfaction (ref int PRIMARY KEY REFERENCES request, score int NOT NULL CHECK (score BETWEEN 1 AND 10), remark text, answered_on date NOT NULL);
CREATE TABLE spare_used (ref int NOT NULL REFERENCES request, part_name text NOT NULL, qty int NOT NULL, price numeric(8,2) NOT NULL);
COMMENT ON COLUMN request.urgency IS '1 = whole site down … 4 = question';
COMMENT ON COLUMN request_note.helper_id IS 'empty when the client wrote';
