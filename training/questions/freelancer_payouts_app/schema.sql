CREATE TABLE freelancer (fl_id integer PRIMARY KEY, handle text NOT NULL, country text NOT NULL, skill text NOT NULL, asked_rate numeric(6,2) NOT NULL, joined date NOT NULL, verified_on date);
COMMENT ON COLUMN freelancer.asked_rate IS 'hourly rate on the profile';
CREATE TABLE hirer (hirer_id integer PRIMARY KEY, hirer_name text NOT NULL, country text NOT NULL, joined date NOT NULL);
CREATE TABLE gig (
  gig_id integer PRIMARY KEY,
  hirer_id integer NOT NULL REFERENCES hirer,
  title text NOT NULL,
  skill text NOT NULL,
  pay_type text NOT NULL,
  budget numeric(9,2) NOT NULL,
  posted_on date NOT NULL,
  closes_on date NOT NULL,
  awarded_on date,
  awarded_to integer REFERENCES freelancer(fl_id),
  finished_on date,
  cancelled_on date
);
COMMENT ON COLUMN gig.pay_type IS 'fixed or hourly';
CREATE TABLE bid (gig_id integer NOT NULL REFERENCES gig, fl_id integer NOT NULL REFERENCES freelancer, bid_on date NOT NULL, amount numeric(9,2) NOT NULL, days_needed integer NOT NULL, withdrawn boolean NOT NULL DEFAULT false, PRIMARY KEY (gig_id, fl_id));
CREATE TABLE milestone (ms_id integer PRIMARY KEY, gig_id integer NOT NULL REFERENCES gig, label text NOT NULL, agreed_amount numeric(9,2) NOT NULL, due_on date NOT NULL, delivered_on date, approved_on date, released_on date, platform_fee_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN milestone.released_on IS 'money paid out to the freelancer, fee already kept by the platform';
CREATE TABLE rating (gig_id integer NOT NULL REFERENCES gig, by_hirer boolean NOT NULL, stars integer NOT NULL, given_on date NOT NULL, PRIMARY KEY (gig_id, by_hirer));
COMMENT ON COLUMN rating.by_hirer IS 'true: hirer rates freelancer; false: freelancer rates hirer';
