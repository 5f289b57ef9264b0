CREATE TABLE handler_airline (al_id int PRIMARY KEY, al_name text NOT NULL, contract_until date NOT NULL);
CREATE TABLE ramp_agent (agent_no int PRIMARY KEY, agent_name text NOT NULL, team char(1) NOT NULL, night_ok boolean NOT NULL, hired_on date NOT NULL);
CREATE TABLE service_item (item_code text PRIMARY KEY, item text NOT NULL, unit_fee numeric(8,2) NOT NULL);
CREATE TABLE turnaround (ta_id int PRIMARY KEY, al_id int NOT NULL REFERENCES handler_airline, stand text NOT NULL, on_block timestamptz NOT NULL, sched_off timestamptz NOT NULL, off_block timestamptz, lead_agent int REFERENCES ramp_agent, delay_code text);
CREATE TABLE ta_service (ta_id int NOT NULL REFERENCES turnaround, item_code text NOT NULL REFERENCES service_item, units numeric(5,1) NOT NULL, waived boolean NOT NULL, PRIMARY KEY (ta_id, item_code));
CREATE TABLE ta_crew (ta_id int NOT NULL REFERENCES turnaround, agent_no int NOT NULL REFERENCES ramp_agent, PRIMARY KEY (ta_id, agent_no));
CREATE TABLE delay_reason (delay_code text PRIMARY KEY, reason text NOT NULL, our_fault boolean NOT NULL);
