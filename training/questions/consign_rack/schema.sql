CREATE TABLE consignor (
  consignor_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  share_pct int NOT NULL,
  signed_on date NOT NULL,
  donates_unsold boolean NOT NULL
);
COMMENT ON TABLE consignor IS 'People who leave second-hand clothes with us for sale';
COMMENT ON COLUMN consignor.share_pct IS 'Percent of the sale price that goes to the consignor';
COMMENT ON COLUMN consignor.donates_unsold IS 'True when unsold pieces may go to charity';
CREATE TABLE label (
  label_id int PRIMARY KEY,
  label_name text NOT NULL,
  segment text NOT NULL
);
COMMENT ON TABLE label IS 'Fashion labels';
COMMENT ON COLUMN label.segment IS 'luxury, contemporary, high street or vintage';
CREATE TABLE garment (
  garment_id int PRIMARY KEY,
  consignor_id int NOT NULL REFERENCES consignor,
  label_id int REFERENCES label,
  piece text NOT NULL,
  size text NOT NULL,
  colour text NOT NULL,
  asking numeric(7,2) NOT NULL,
  floor_price numeric(7,2) NOT NULL,
  accepted_on date NOT NULL,
  returned_on date,
  donated_on date
);
COMMENT ON TABLE garment IS 'Each single piece taken in';
COMMENT ON COLUMN garment.label_id IS 'Empty when the piece carries no label';
COMMENT ON COLUMN garment.floor_price IS 'Lowest price the consignor agrees to';
COMMENT ON COLUMN garment.accepted_on IS 'Day it went on the rack';
COMMENT ON COLUMN garment.returned_on IS 'Given back unsold to the consignor';
COMMENT ON COLUMN garment.donated_on IS 'Given to charity unsold';
CREATE TABLE sale (
  sale_id int PRIMARY KEY,
  garment_id int NOT NULL UNIQUE REFERENCES garment,
  sold_on date NOT NULL,
  price numeric(7,2) NOT NULL,
  assistant text NOT NULL,
  via text NOT NULL
);
COMMENT ON TABLE sale IS 'Pieces sold';
COMMENT ON COLUMN sale.via IS 'shop, instagram or website';
CREATE TABLE payout (
  payout_id int PRIMARY KEY,
  consignor_id int NOT NULL REFERENCES consignor,
  paid_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  as_store_credit boolean NOT NULL
);
COMMENT ON TABLE payout IS 'Money or credit given to consignors';
COMMENT ON COLUMN payout.as_store_credit IS 'True for credit, false for bank transfer';
CREATE TABLE alteration (
  alteration_id int PRIMARY KEY,
  garment_id int NOT NULL REFERENCES garment,
  tailor text NOT NULL,
  job text NOT NULL,
  sent_on date NOT NULL,
  back_on date,
  cost numeric(6,2) NOT NULL
);
COMMENT ON TABLE alteration IS 'Mending and dry-cleaning before sale';
COMMENT ON COLUMN alteration.back_on IS 'Empty while the piece is away';
