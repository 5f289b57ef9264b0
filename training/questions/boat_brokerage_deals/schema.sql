CREATE TABLE contact (contact_id int PRIMARY KEY, full_nm text NOT NULL, country text NOT NULL, vat_no text, vip char(1) NOT NULL);
CREATE TABLE vessel (hin text PRIMARY KEY, vessel_nm text NOT NULL, builder text NOT NULL, loa_ft numeric(5,1) NOT NULL, yr_built int NOT NULL, hull text NOT NULL);
CREATE TABLE listing (lst_no int PRIMARY KEY, hin text NOT NULL REFERENCES vessel, seller_id int NOT NULL REFERENCES contact (contact_id), list_agent text NOT NULL, ask_amt numeric(12,2) NOT NULL, ask_ccy text NOT NULL, listed date NOT NULL, withdrawn date);
CREATE TABLE offer (off_no int PRIMARY KEY, lst_no int NOT NULL REFERENCES listing, buyer_id int NOT NULL REFERENCES contact (contact_id), sell_agent text NOT NULL, off_amt numeric(12,2) NOT NULL, off_on date NOT NULL, reply text, survey_on date, closed_on date, comm_pct numeric(4,2) NOT NULL);
COMMENT ON COLUMN offer.reply IS 'accepted, rejected, countered; null: no answer yet';
COMMENT ON COLUMN offer.off_amt IS 'in the currency of the listing';
COMMENT ON COLUMN offer.closed_on IS 'sale completed';
