CREATE TABLE courtrooms (room_no int PRIMARY KEY, building text NOT NULL);
CREATE TABLE magistrates (mag_id int PRIMARY KEY, full_name text NOT NULL, sworn_in date NOT NULL);
CREATE TABLE offence_codes (code text PRIMARY KEY, wording text NOT NULL, points int NOT NULL, standard_fine int NOT NULL);
CREATE TABLE motorists (motorist_id int PRIMARY KEY, name text NOT NULL, licence_no text NOT NULL, county text NOT NULL, points_now int NOT NULL);
CREATE TABLE citations (citation_no text PRIMARY KEY, motorist_id int NOT NULL REFERENCES motorists, code text NOT NULL REFERENCES offence_codes, officer_badge text NOT NULL, offence_at timestamp NOT NULL, speed_kmh int, limit_kmh int, plea text);
COMMENT ON COLUMN citations.plea IS 'guilty, not guilty, or empty when there was no answer';
CREATE TABLE hearings (hearing_id int PRIMARY KEY, citation_no text NOT NULL REFERENCES citations, room_no int NOT NULL REFERENCES courtrooms, mag_id int NOT NULL REFERENCES magistrates, set_for date NOT NULL, minutes int, verdict text);
COMMENT ON COLUMN hearings.verdict IS 'convicted, dismissed, adjourned; empty before the day';
CREATE TABLE fines (fine_id int PRIMARY KEY, citation_no text NOT NULL REFERENCES citations, imposed_on date NOT NULL, fine_amt int NOT NULL, court_costs int NOT NULL, pay_by date NOT NULL, settled_on date);
