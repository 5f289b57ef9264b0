CREATE TABLE po_officer (officer_id int PRIMARY KEY, officer_name text NOT NULL, team text NOT NULL);
CREATE TABLE po_client (client_id int PRIMARY KEY, client_ref text NOT NULL, birth_year int NOT NULL, risk text NOT NULL, officer_id int REFERENCES po_officer, order_from date NOT NULL, order_to date NOT NULL, ended_early date);
COMMENT ON COLUMN po_client.risk IS 'low, medium, high';
CREATE TABLE po_contact (contact_id int PRIMARY KEY, client_id int NOT NULL REFERENCES po_client, planned_at timestamp NOT NULL, mode text NOT NULL, result text);
COMMENT ON COLUMN po_contact.result IS 'kept, missed, excused, moved; null while ahead';
CREATE TABLE po_work_hours (entry_id int PRIMARY KEY, client_id int NOT NULL REFERENCES po_client, worked_on date NOT NULL, hours numeric(4,1) NOT NULL, project text NOT NULL);
CREATE TABLE po_sentence (client_id int PRIMARY KEY REFERENCES po_client, offence text NOT NULL, unpaid_hours_ordered int NOT NULL, court text NOT NULL);
CREATE TABLE po_breach (breach_id int PRIMARY KEY, client_id int NOT NULL REFERENCES po_client, reported_on date NOT NULL, hearing_on date, outcome text);
