CREATE TABLE merchants (merchant_id int PRIMARY KEY, merchant text NOT NULL, plan text NOT NULL, return_window_days int NOT NULL, fee_per_return numeric(5,2) NOT NULL, joined_on date NOT NULL);
COMMENT ON COLUMN merchants.fee_per_return IS 'what we charge the merchant for a return';
CREATE TABLE drop_points (point_id int PRIMARY KEY, point_name text NOT NULL, town text NOT NULL, kind text NOT NULL, opened_on date NOT NULL, closed_on date);
COMMENT ON COLUMN drop_points.kind IS 'locker, kiosk, post office';
CREATE TABLE carriers (carrier_code text PRIMARY KEY, carrier text NOT NULL, cost_per_kg numeric(5,2) NOT NULL, cost_base numeric(5,2) NOT NULL);
CREATE TABLE reasons (reason_code char(2) PRIMARY KEY, meaning text NOT NULL, merchant_fault boolean NOT NULL);
CREATE TABLE graders (grader_id int PRIMARY KEY, name text NOT NULL, warehouse text NOT NULL);
CREATE TABLE parcels (
  parcel_no text PRIMARY KEY, merchant_id int NOT NULL REFERENCES merchants, shopper_name text NOT NULL, shopper_town text NOT NULL,
  bought_on date NOT NULL, label_made_on date NOT NULL, dropped_on date, point_id int REFERENCES drop_points, carrier_code text REFERENCES carriers, arrived_on date, graded_on date, grader_id int REFERENCES graders, refunded_on date,
  weight_g int, carriage_cost numeric(6,2)
);
COMMENT ON COLUMN parcels.carriage_cost IS 'what the carrier charges us';
CREATE TABLE parcel_items (
  parcel_no text NOT NULL REFERENCES parcels, item_no int NOT NULL, article text NOT NULL, quantity int NOT NULL, price_each numeric(7,2) NOT NULL, reason_code char(2) NOT NULL REFERENCES reasons,
  grade char(1), resale_each numeric(7,2), refund_total numeric(8,2), PRIMARY KEY (parcel_no, item_no)
);
COMMENT ON COLUMN parcel_items.price_each IS 'what the shopper had paid for a piece';
COMMENT ON COLUMN parcel_items.grade IS 'A as new, B opened, C damaged, X scrap';
COMMENT ON COLUMN parcel_items.resale_each IS 'what a piece can be sold for again';
COMMENT ON COLUMN parcel_items.refund_total IS 'for all pieces of the line';
