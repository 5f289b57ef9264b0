CREATE TABLE city_plan (
  plan_code text PRIMARY KEY,
  plan_name text NOT NULL,
  monthly_fee numeric(6,2) NOT NULL,
  minutes_free integer NOT NULL,
  cents_per_minute integer NOT NULL
);
COMMENT ON TABLE city_plan IS 'Tariffs that a subscriber can choose';
COMMENT ON COLUMN city_plan.minutes_free IS 'Minutes per month included in the fee';
COMMENT ON COLUMN city_plan.cents_per_minute IS 'Price of a minute beyond the free ones';
CREATE TABLE phone_model (
  model_id integer PRIMARY KEY,
  maker text NOT NULL,
  model_name text NOT NULL,
  screen_inches numeric(3,1) NOT NULL,
  ram_gb integer NOT NULL,
  shop_price numeric(7,2) NOT NULL
);
COMMENT ON TABLE phone_model IS 'Telephones on the market';
COMMENT ON COLUMN phone_model.ram_gb IS 'Memory in gigabytes';
CREATE TABLE subscriber (
  number text PRIMARY KEY,
  subscriber_name text NOT NULL,
  city text NOT NULL,
  plan_code text NOT NULL REFERENCES city_plan(plan_code),
  model_id integer REFERENCES phone_model(model_id),
  since date NOT NULL,
  ended date
);
COMMENT ON TABLE subscriber IS 'People with a telephone number';
COMMENT ON COLUMN subscriber.ended IS 'Day the contract ended, empty while it runs';
COMMENT ON COLUMN subscriber.model_id IS 'Telephone bought with the contract, empty if none';
CREATE TABLE call_record (
  call_id integer PRIMARY KEY,
  from_number text NOT NULL REFERENCES subscriber(number),
  to_number text NOT NULL REFERENCES subscriber(number),
  began timestamp NOT NULL,
  seconds integer NOT NULL,
  answered boolean NOT NULL
);
COMMENT ON TABLE call_record IS 'Calls between subscribers';
COMMENT ON COLUMN call_record.seconds IS 'Length of the conversation, 0 if not answered';
CREATE TABLE bill (
  bill_id integer PRIMARY KEY,
  number text NOT NULL REFERENCES subscriber(number),
  month date NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date
);
COMMENT ON TABLE bill IS 'Monthly bills';
COMMENT ON COLUMN bill.month IS 'First day of the month that is billed';
COMMENT ON COLUMN bill.paid_on IS 'Empty while the bill is unpaid';
