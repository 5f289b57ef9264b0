CREATE TABLE grower (gr_nr int PRIMARY KEY, gr_name text NOT NULL, land text NOT NULL, member_since date NOT NULL);
CREATE TABLE buyer (bu_nr int PRIMARY KEY, bu_name text NOT NULL, land text NOT NULL, credit numeric(9,2) NOT NULL);
CREATE TABLE flower (fl_code text PRIMARY KEY, fl_name text NOT NULL, kind text NOT NULL);
CREATE TABLE lot (lot_nr int PRIMARY KEY, gr_nr int NOT NULL REFERENCES grower, fl_code text NOT NULL REFERENCES flower, cut_on date NOT NULL, auctioned_at timestamp NOT NULL, stems int NOT NULL, quality text NOT NULL, reserve_price numeric(5,3) NOT NULL);
COMMENT ON COLUMN lot.reserve_price IS 'lowest price per stem that the grower takes';
CREATE TABLE deal (deal_nr int PRIMARY KEY, lot_nr int NOT NULL REFERENCES lot, bu_nr int NOT NULL REFERENCES buyer, stems int NOT NULL, price_stem numeric(5,3) NOT NULL, collected_at timestamp);
CREATE TABLE complaint (comp_nr int PRIMARY KEY, deal_nr int NOT NULL REFERENCES deal, raised_on date NOT NULL, settled_on date, asked numeric(8,2) NOT NULL, granted numeric(8,2));
CREATE TABLE payout (pay_nr int PRIMARY KEY, gr_nr int NOT NULL REFERENCES grower, period_from date NOT NULL, period_to date NOT NULL, gross numeric(10,2) NOT NULL, commission numeric(10,2) NOT NULL, paid_on date);
