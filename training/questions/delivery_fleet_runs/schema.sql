CREATE TABLE hub (code text PRIMARY KEY, hub_name text NOT NULL);
CREATE TABLE courier (courier_id int PRIMARY KEY, courier_name text NOT NULL, employed boolean NOT NULL, started date NOT NULL, stopped date);
CREATE TABLE shop (shop_id int PRIMARY KEY, shop_name text NOT NULL, contract_from date NOT NULL, contract_to date, price_plan text NOT NULL);
-- one row per consignment
CREATE TABLE consignment (
  id int PRIMARY KEY, ref text NOT NULL, shop_id int NOT NULL REFERENCES shop, pickup_hub text NOT NULL REFERENCES hub(code), delivery_hub text NOT NULL REFERENCES hub(code),
  created_at timestamp NOT NULL, pickup_planned date NOT NULL, picked_up_at timestamp, due_by timestamp NOT NULL, delivered_at timestamp, returned_at timestamp, cancelled_at timestamp,
  pickup_courier_id int REFERENCES courier, delivery_courier_id int REFERENCES courier,
  attempts int NOT NULL, parcels int NOT NULL, weight_g int NOT NULL, km numeric(6,1) NOT NULL, service text NOT NULL,
  base_fee_cents int NOT NULL, surcharge_cents int NOT NULL, discount_cents int NOT NULL, cod_cents int NOT NULL, cost_cents int NOT NULL,
  invoiced_on date, paid_on date, damage boolean NOT NULL, rating int, recipient_postcode text NOT NULL, sender_postcode text NOT NULL);
CREATE TABLE vehicle_day (vehicle text NOT NULL, day date NOT NULL, courier_id int NOT NULL REFERENCES courier, km_driven int NOT NULL, hours_out numeric(4,1) NOT NULL, hours_available numeric(4,1) NOT NULL, PRIMARY KEY (vehicle, day));
COMMENT ON COLUMN consignment.base_fee_cents IS 'the shop pays base fee plus surcharge minus discount, for the whole consignment';
COMMENT ON COLUMN consignment.cod_cents IS 'cash collected from the recipient for the shop; not ours';
COMMENT ON COLUMN consignment.cost_cents IS 'what the consignment cost us';
COMMENT ON COLUMN consignment.service IS 'same day, next day, economy';
