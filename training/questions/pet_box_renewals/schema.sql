CREATE TABLE subscribers (
  id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, gift_giver text, joined_on date NOT NULL
);
COMMENT ON COLUMN subscribers.gift_giver IS 'somebody else who pays for the box';
CREATE TABLE pets (
  id int PRIMARY KEY, subscriber_id int NOT NULL REFERENCES subscribers(id), pet_name text NOT NULL, species text NOT NULL, weight_g int NOT NULL, born_on date, allergy text
);
COMMENT ON COLUMN pets.species IS 'dog, cat, rabbit';
CREATE TABLE box_types (
  id int PRIMARY KEY, label text NOT NULL, species text NOT NULL, monthly_price numeric(6,2) NOT NULL, packing_cost numeric(6,2) NOT NULL, weight_g int NOT NULL
);
CREATE TABLE subscriptions (
  id int PRIMARY KEY, pet_id int NOT NULL REFERENCES pets(id), box_type_id int NOT NULL REFERENCES box_types(id),
  started_on date NOT NULL, next_renewal_on date, paused_on date, resumes_on date, cancelled_on date, cancel_reason text,
  agreed_price numeric(6,2) NOT NULL, prepaid_months int NOT NULL
);
COMMENT ON COLUMN subscriptions.agreed_price IS 'per box, after any voucher';
CREATE TABLE boxes (
  id int PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscriptions(id), for_month date NOT NULL,
  packed_on date, sent_on date, delivered_on date, returned_on date, postage numeric(5,2) NOT NULL, amount_charged numeric(6,2) NOT NULL
);
COMMENT ON COLUMN boxes.for_month IS 'first day of the month of the box';
CREATE TABLE payments (
  id int PRIMARY KEY, box_id int NOT NULL REFERENCES boxes(id), tried_on date NOT NULL, succeeded boolean NOT NULL, decline_code text
);
CREATE TABLE box_ratings (box_id int PRIMARY KEY REFERENCES boxes(id), treats int NOT NULL, toys int NOT NULL, rated_on date NOT NULL);
COMMENT ON TABLE box_ratings IS 'points from 1 to 10, for treats and for toys';
