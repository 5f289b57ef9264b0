CREATE TABLE cranes (crane_id int PRIMARY KEY, nickname text NOT NULL, swl_t numeric(5,1) NOT NULL, owned boolean NOT NULL, day_hire numeric(8,2), thorough_exam_due date NOT NULL);
CREATE TABLE slingers (slinger_id int PRIMARY KEY, slinger text NOT NULL, card_expires date NOT NULL);
CREATE TABLE gates (gate text PRIMARY KEY, open_from time NOT NULL);
CREATE TABLE lift_requests (lift_no int PRIMARY KEY, crane_id int REFERENCES cranes, trade text NOT NULL, what text NOT NULL, est_t numeric(5,2) NOT NULL, weighed_t numeric(5,2), asked_at timestamptz NOT NULL, slot_at timestamptz, hooked_at timestamptz, landed_at timestamptz, slinger_id int REFERENCES slingers, gate text REFERENCES gates);
CREATE TABLE wind_stops (stop_id int PRIMARY KEY, crane_id int NOT NULL REFERENCES cranes, stopped_at timestamptz NOT NULL, resumed_at timestamptz, gust_ms numeric(4,1) NOT NULL);
