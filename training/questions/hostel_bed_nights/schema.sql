CREATE TABLE hostels (id integer PRIMARY KEY, hostel text NOT NULL, city text NOT NULL, country text NOT NULL);
CREATE TABLE dorms (id integer PRIMARY KEY, hostel_id integer NOT NULL REFERENCES hostels(id), dorm_name text NOT NULL, beds integer NOT NULL, kind text NOT NULL CHECK (kind IN ('mixed','female','private')), base_price numeric(6,2) NOT NULL);
COMMENT ON COLUMN dorms.base_price IS 'per bed and night';
CREATE TABLE travellers (id integer PRIMARY KEY, name text NOT NULL, nationality text NOT NULL, email text, born_on date NOT NULL);
CREATE TABLE stays (
  id integer PRIMARY KEY, traveller_id integer NOT NULL REFERENCES travellers(id), dorm_id integer NOT NULL REFERENCES dorms(id),
  reserved_at timestamp NOT NULL, check_in date NOT NULL, nights integer NOT NULL, beds_taken integer NOT NULL,
  price_per_bed_night numeric(6,2) NOT NULL, city_tax numeric(6,2) NOT NULL, source text NOT NULL, no_show boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN stays.city_tax IS 'tax for the whole stay';
COMMENT ON COLUMN stays.source IS 'website, walk-in, portal';
CREATE TABLE bar_tabs (id integer PRIMARY KEY, stay_id integer NOT NULL REFERENCES stays(id), opened_at timestamp NOT NULL, tab_total numeric(7,2) NOT NULL, drinks integer NOT NULL, settled_at timestamp);
CREATE TABLE tours (id integer PRIMARY KEY, hostel_id integer NOT NULL REFERENCES hostels(id), tour text NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE tour_bookings (tour_id integer NOT NULL REFERENCES tours(id), stay_id integer NOT NULL REFERENCES stays(id), tour_date date NOT NULL, persons integer NOT NULL, PRIMARY KEY (tour_id, stay_id, tour_date));
