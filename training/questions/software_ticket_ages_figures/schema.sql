CREATE TABLE product (product_id int PRIMARY KEY, product_name text NOT NULL);
CREATE TABLE customer (customer_id int PRIMARY KEY, customer_name text NOT NULL, tier text NOT NULL, yearly_fee numeric(9,2) NOT NULL);
CREATE TABLE engineer (engineer_id int PRIMARY KEY, engineer_name text NOT NULL, squad text NOT NULL, cost_hour numeric(6,2) NOT NULL);
CREATE TABLE ticket (ticket_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, product_id int NOT NULL REFERENCES product, engineer_id int REFERENCES engineer, severity int NOT NULL, opened_at timestamp NOT NULL, first_reply_at timestamp, resolved_at timestamp, reopened_count int NOT NULL DEFAULT 0, channel text NOT NULL);
COMMENT ON COLUMN ticket.severity IS '1 worst to 4';
CREATE TABLE sla (tier text NOT NULL, severity int NOT NULL, reply_hours int NOT NULL, resolve_hours int NOT NULL, PRIMARY KEY (tier, severity));
CREATE TABLE comment (comment_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES ticket, by_customer boolean NOT NULL, written_at timestamp NOT NULL);
CREATE TABLE work_log (log_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES ticket, engineer_id int NOT NULL REFERENCES engineer, day date NOT NULL, hours numeric(4,1) NOT NULL, billable boolean NOT NULL);
CREATE TABLE csat (ticket_id int PRIMARY KEY REFERENCES ticket, score int NOT NULL, answered_at timestamp NOT NULL);
