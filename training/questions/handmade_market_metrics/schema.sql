CREATE TABLE sellers (id uuid PRIMARY KEY, shop_name text NOT NULL, country text NOT NULL, joined_at timestamptz NOT NULL, fee_rate numeric(4,3) NOT NULL);
CREATE TABLE listings (id int PRIMARY KEY, seller_id uuid NOT NULL REFERENCES sellers(id), title text NOT NULL, category text NOT NULL, price numeric(8,2) NOT NULL, listed_at timestamptz NOT NULL, removed_at timestamptz, views int NOT NULL DEFAULT 0);
CREATE TABLE buyers (id int PRIMARY KEY, display_name text NOT NULL, country text NOT NULL, signed_up_at timestamptz NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, buyer_id int NOT NULL REFERENCES buyers(id), placed_at timestamptz NOT NULL, paid_at timestamptz, shipped_at timestamptz, delivered_at timestamptz, status text NOT NULL, voucher_amount numeric(7,2) NOT NULL DEFAULT 0);
CREATE TABLE order_lines (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders(id), listing_id int NOT NULL REFERENCES listings(id), quantity int NOT NULL, unit_price numeric(8,2) NOT NULL, line_discount numeric(7,2) NOT NULL DEFAULT 0);
CREATE TABLE returns (id int PRIMARY KEY, order_line_id int NOT NULL REFERENCES order_lines(id), quantity int NOT NULL, refund numeric(8,2) NOT NULL, requested_at timestamptz NOT NULL, reason text);
CREATE TABLE favourites (buyer_id int NOT NULL REFERENCES buyers(id), listing_id int NOT NULL REFERENCES listings(id), added_at timestamptz NOT NULL, PRIMARY KEY (buyer_id, listing_id));
COMMENT ON COLUMN sellers.fee_rate IS 'our fee as a fraction of quantity x unit price less line discount';
