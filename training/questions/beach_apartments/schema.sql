CREATE TABLE resort (resort_code text PRIMARY KEY, resort_name text NOT NULL, coast text NOT NULL, key_office_phone text);
CREATE TABLE landlord (landlord_no int PRIMARY KEY, full_name text NOT NULL, iban_ending char(4), share_pct int NOT NULL);
CREATE TABLE apartment (
  apt_no int PRIMARY KEY,
  nickname text NOT NULL,
  resort_code text NOT NULL REFERENCES resort,
  landlord_no int NOT NULL REFERENCES landlord,
  sleeps int NOT NULL,
  metres_to_beach int NOT NULL,
  pets_allowed boolean NOT NULL,
  delisted_on date
);
CREATE TABLE season_price (apt_no int NOT NULL REFERENCES apartment, season text NOT NULL, week_price numeric(8,2) NOT NULL, PRIMARY KEY (apt_no, season));
CREATE TABLE booking (
  booking_no int PRIMARY KEY,
  apt_no int NOT NULL REFERENCES apartment,
  guest_name text NOT NULL,
  guest_country char(2) NOT NULL,
  booked_at timestamptz NOT NULL,
  check_in date NOT NULL,
  nights int NOT NULL,
  guests int NOT NULL,
  price numeric(9,2) NOT NULL,
  deposit_paid boolean NOT NULL,
  cancelled_at timestamptz,
  came_from text NOT NULL
);
CREATE TABLE cleaning (cleaning_no int PRIMARY KEY, booking_no int NOT NULL REFERENCES booking, cleaner text NOT NULL, cleaned_on date NOT NULL, minutes int NOT NULL, linen_sets int NOT NULL, pay numeric(6,2) NOT NULL);
CREATE TABLE review (booking_no int PRIMARY KEY REFERENCES booking, stars int NOT NULL, wrote_on date NOT NULL, remark text);
COMMENT ON TABLE resort IS 'Holiday places with a key office';
COMMENT ON TABLE landlord IS 'People whose flats we let';
COMMENT ON COLUMN landlord.share_pct IS 'percent of the price that goes to the landlord';
COMMENT ON TABLE apartment IS 'Holiday flats';
COMMENT ON COLUMN apartment.sleeps IS 'largest number of guests';
COMMENT ON COLUMN apartment.delisted_on IS 'empty while we let it';
COMMENT ON TABLE season_price IS 'List price for a week; season is low, mid or high';
COMMENT ON TABLE booking IS 'Holiday bookings';
COMMENT ON COLUMN booking.price IS 'price of the whole stay';
COMMENT ON COLUMN booking.cancelled_at IS 'empty unless cancelled';
COMMENT ON COLUMN booking.came_from IS 'website, phone, portal or returning guest';
COMMENT ON TABLE cleaning IS 'Cleaning after a stay';
COMMENT ON COLUMN cleaning.pay IS 'what the cleaner got';
COMMENT ON TABLE review IS 'Stars 1 to 5 that guests gave';
