CREATE TABLE school (
  school_id int PRIMARY KEY,
  school_name text NOT NULL,
  phase char(1) NOT NULL,
  partner_since date NOT NULL,
  partner_until date
);
CREATE TABLE garment (
  garment_id int PRIMARY KEY,
  garment_name text NOT NULL,
  cut char(1) NOT NULL,
  school_id int REFERENCES school(school_id),
  with_badge boolean NOT NULL,
  on_sale char(1) NOT NULL,
  retail_price numeric(6,2) NOT NULL
);
CREATE TABLE garment_size (
  sku text PRIMARY KEY,
  garment_id int NOT NULL REFERENCES garment(garment_id),
  size_code text NOT NULL,
  on_shelf int NOT NULL,
  reorder_level int NOT NULL
);
CREATE TABLE family (
  family_id int PRIMARY KEY,
  contact_name text NOT NULL,
  postcode_area text NOT NULL,
  voucher_scheme boolean NOT NULL,
  text_reminders char(1) NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE shop_sale (
  sale_id int PRIMARY KEY,
  family_id int REFERENCES family(family_id),
  ordered_at timestamp NOT NULL,
  via char(1) NOT NULL,
  sale_state char(2) NOT NULL,
  ready_on date,
  handed_out_on date,
  paid_on date,
  tender char(2)
);
CREATE TABLE sale_item (
  item_id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES shop_sale(sale_id),
  sku text NOT NULL REFERENCES garment_size(sku),
  qty int NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  name_tape boolean NOT NULL
);
CREATE TABLE swap (
  swap_id int PRIMARY KEY,
  item_id int NOT NULL REFERENCES sale_item(item_id),
  asked_on date NOT NULL,
  closed_on date,
  why char(2) NOT NULL,
  result char(1)
);
CREATE TABLE stock_order (
  stock_order_id int PRIMARY KEY,
  sku text NOT NULL REFERENCES garment_size(sku),
  pieces int NOT NULL,
  ordered_on date NOT NULL,
  promised_for date NOT NULL,
  delivered_on date,
  cancelled_on date,
  cost numeric(8,2) NOT NULL
);
COMMENT ON COLUMN school.phase IS 'P primary, S secondary, A all-through';
COMMENT ON COLUMN school.partner_until IS 'null while we supply the school';
COMMENT ON COLUMN garment.cut IS 'B boys, G girls, U unisex';
COMMENT ON COLUMN garment.school_id IS 'null when it is plain wear for any school';
COMMENT ON COLUMN garment.on_sale IS 'Y or N';
COMMENT ON COLUMN garment_size.size_code IS 'XS, S, M, L, XL';
COMMENT ON COLUMN shop_sale.family_id IS 'null for a sale to somebody we do not know';
COMMENT ON COLUMN shop_sale.via IS 'C counter, W web shop, T telephone';
COMMENT ON COLUMN shop_sale.sale_state IS 'NW new, RD ready for collection, HO handed out, CA cancelled';
COMMENT ON COLUMN shop_sale.tender IS 'CS cash, CD card, VO school voucher, GC gift card; null until paid';
COMMENT ON COLUMN swap.why IS 'TS too small, TB too big, FA faulty, WI wrong item';
COMMENT ON COLUMN swap.result IS 'X exchanged, R refunded, D declined; null while open';
