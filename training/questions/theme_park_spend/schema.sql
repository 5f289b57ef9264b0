CREATE TABLE ticket_type (type_code varchar(6) PRIMARY KEY, type_name varchar(30) NOT NULL, gate_price numeric(6,2) NOT NULL, online_price numeric(6,2) NOT NULL);
CREATE TABLE gate_sale (sale_id int PRIMARY KEY, type_code varchar(6) NOT NULL REFERENCES ticket_type, sold_online boolean NOT NULL, bought_on date NOT NULL, visit_date date NOT NULL, tickets int NOT NULL, total numeric(8,2) NOT NULL, scanned int NOT NULL);
COMMENT ON COLUMN gate_sale.scanned IS 'tickets of this sale that were really used';
CREATE TABLE ride (ride_id int PRIMARY KEY, ride_name varchar(30) NOT NULL, zone varchar(20) NOT NULL, seats_per_hour int NOT NULL, min_height_cm int);
CREATE TABLE ride_day (ride_id int NOT NULL REFERENCES ride, ride_date date NOT NULL, riders int NOT NULL, open_hours numeric(4,1) NOT NULL, down_minutes int NOT NULL, avg_queue_min int NOT NULL, PRIMARY KEY (ride_id, ride_date));
CREATE TABLE food_stand (stand_id int PRIMARY KEY, stand_name varchar(30) NOT NULL, zone varchar(20) NOT NULL);
CREATE TABLE food_day (stand_id int NOT NULL REFERENCES food_stand, food_date date NOT NULL, receipts int NOT NULL, sales numeric(8,2) NOT NULL, goods_cost numeric(8,2) NOT NULL, staff_cost numeric(8,2) NOT NULL, PRIMARY KEY (stand_id, food_date));
