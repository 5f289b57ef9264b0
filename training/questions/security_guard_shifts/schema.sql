CREATE TABLE guard (guard_no int PRIMARY KEY, guard_name text NOT NULL, licence_to date NOT NULL, dog boolean NOT NULL, hourly_wage numeric(5,2) NOT NULL, partner_no int REFERENCES guard);
CREATE TABLE object (object_no int PRIMARY KEY, object_name text NOT NULL, client text NOT NULL, town text NOT NULL, hourly_rate numeric(5,2) NOT NULL, contract_start date NOT NULL, contract_end date);
CREATE TABLE duty (duty_no int PRIMARY KEY, object_no int NOT NULL REFERENCES object, guard_no int REFERENCES guard, planned_guard int REFERENCES guard, starts timestamp NOT NULL, ends timestamp NOT NULL, checked_in timestamp, checked_out timestamp);
CREATE TABLE incident (incident_no int PRIMARY KEY, duty_no int NOT NULL REFERENCES duty, kind text NOT NULL, noted_at timestamp NOT NULL, police boolean NOT NULL, loss numeric(9,2));
COMMENT ON COLUMN duty.guard_no IS 'who really stood guard';
COMMENT ON COLUMN duty.planned_guard IS 'who was on the rota';
COMMENT ON COLUMN guard.partner_no IS 'usual partner on double duties';
