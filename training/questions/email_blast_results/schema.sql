CREATE TABLE brand (brand_id int PRIMARY KEY, brand_name text NOT NULL);
CREATE TABLE contact (contact_id int PRIMARY KEY, email text NOT NULL, brand_id int NOT NULL REFERENCES brand, country text, opted_in_on date NOT NULL, unsubscribed_on date);
CREATE TABLE mailing (mailing_id int PRIMARY KEY, brand_id int NOT NULL REFERENCES brand, subject text NOT NULL, kind text NOT NULL, sent_at timestamptz NOT NULL, cost numeric(8,2) NOT NULL);
CREATE TABLE delivery (mailing_id int NOT NULL REFERENCES mailing, contact_id int NOT NULL REFERENCES contact, bounced boolean NOT NULL, first_opened_at timestamptz, first_clicked_at timestamptz, unsubscribed boolean NOT NULL DEFAULT false, PRIMARY KEY (mailing_id, contact_id));
CREATE TABLE web_order (order_id int PRIMARY KEY, contact_id int NOT NULL REFERENCES contact, mailing_id int REFERENCES mailing, ordered_at timestamptz NOT NULL, goods_value numeric(8,2) NOT NULL, discount numeric(7,2) NOT NULL, shipping numeric(6,2) NOT NULL, returned boolean NOT NULL);
COMMENT ON COLUMN web_order.mailing_id IS 'mailing whose link led to the order, if any';
