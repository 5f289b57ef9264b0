CREATE TABLE dealer (dealer_id int PRIMARY KEY, dealer_name text NOT NULL, country text NOT NULL, dealer_discount_pct numeric(4,1) NOT NULL, signed_up date NOT NULL);
CREATE TABLE model (model_code text PRIMARY KEY, model_name text NOT NULL, line text NOT NULL, retail_price numeric(8,2) NOT NULL, material_cost numeric(8,2) NOT NULL, labour_minutes int NOT NULL);
CREATE TABLE dealer_order (order_no int PRIMARY KEY, dealer_id int NOT NULL REFERENCES dealer, came_in date NOT NULL, requested_week date NOT NULL, into_production date, finished date, picked_up date, cancelled date);
CREATE TABLE order_item (order_no int NOT NULL REFERENCES dealer_order, seq int NOT NULL, model_code text NOT NULL REFERENCES model, pieces int NOT NULL, retail_price numeric(8,2) NOT NULL, extra_discount_pct numeric(4,1) NOT NULL, PRIMARY KEY (order_no, seq));
CREATE TABLE station (station_id int PRIMARY KEY, station_name text NOT NULL, minutes_per_shift int NOT NULL);
CREATE TABLE station_shift (station_id int NOT NULL REFERENCES station, shift_date date NOT NULL, shift text NOT NULL, worked_minutes int NOT NULL, idle_minutes int NOT NULL, pieces_made int NOT NULL, pieces_rejected int NOT NULL, PRIMARY KEY (station_id, shift_date, shift));
CREATE TABLE warranty_case (case_no int PRIMARY KEY, order_no int NOT NULL REFERENCES dealer_order, model_code text NOT NULL REFERENCES model, reported date NOT NULL, repaired date, cost numeric(8,2), fault text NOT NULL);
COMMENT ON COLUMN dealer.dealer_discount_pct IS 'off the retail price on every order of the dealer';
COMMENT ON COLUMN order_item.extra_discount_pct IS 'further percent off after the dealer discount';
