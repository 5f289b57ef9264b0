CREATE TABLE buyer (buyer_id int PRIMARY KEY, buyer_name text NOT NULL, desk text NOT NULL);
CREATE TABLE vendor (vendor_id int PRIMARY KEY, vendor_name text NOT NULL, country char(2) NOT NULL, approved boolean NOT NULL, pay_days int NOT NULL);
CREATE TABLE rfq (rfq_no text PRIMARY KEY, title text NOT NULL, buyer_id int NOT NULL REFERENCES buyer, approver_id int REFERENCES buyer, issued_on date NOT NULL, deadline date NOT NULL, state text NOT NULL, budget_eur numeric(11,2));
CREATE TABLE rfq_item (item_id int PRIMARY KEY, rfq_no text NOT NULL REFERENCES rfq, article text NOT NULL, qty int NOT NULL);
CREATE TABLE quote (quote_id int PRIMARY KEY, rfq_no text NOT NULL REFERENCES rfq, vendor_id int NOT NULL REFERENCES vendor, received_on date NOT NULL, lead_weeks int NOT NULL, won boolean NOT NULL);
CREATE TABLE quote_price (quote_id int NOT NULL REFERENCES quote, item_id int NOT NULL REFERENCES rfq_item, unit_eur numeric(9,2) NOT NULL, PRIMARY KEY (quote_id, item_id));
COMMENT ON COLUMN rfq.state IS 'draft, out, awarded, withdrawn';
