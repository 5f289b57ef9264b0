CREATE TABLE owners (owner_id int PRIMARY KEY, owner_name text NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE cottages (cottage_id int PRIMARY KEY, cottage_name text NOT NULL, village text NOT NULL, sleeps int NOT NULL, owner_id int NOT NULL REFERENCES owners, has_sea_view boolean NOT NULL);
CREATE TABLE guests (guest_id int PRIMARY KEY, first_name text NOT NULL, surname text NOT NULL, home_country text NOT NULL);
CREATE TABLE bookings (booking_id int PRIMARY KEY, cottage_id int NOT NULL REFERENCES cottages, guest_id int NOT NULL REFERENCES guests, booked_on date NOT NULL, arrival date NOT NULL, nights int NOT NULL, channel text NOT NULL, rent numeric(8,2) NOT NULL, cleaning_fee numeric(6,2) NOT NULL, total_price numeric(8,2) NOT NULL, cancelled boolean NOT NULL);
CREATE TABLE guest_payments (payment_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE refunds (refund_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, refunded_on date NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE upkeep (upkeep_id int PRIMARY KEY, cottage_id int NOT NULL REFERENCES cottages, done_on date NOT NULL, work text NOT NULL, contractor text, cost numeric(8,2) NOT NULL);
COMMENT ON COLUMN bookings.total_price IS 'rent plus cleaning fee';
COMMENT ON COLUMN owners.commission_pct IS 'our share of the rent';
