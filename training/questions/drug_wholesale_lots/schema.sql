CREATE TABLE pharmacy (ph_no integer PRIMARY KEY, ph_name text NOT NULL, plz text NOT NULL, town text NOT NULL, chain text, rebate_pct numeric(4,1) NOT NULL, blocked boolean NOT NULL DEFAULT false);
COMMENT ON COLUMN pharmacy.chain IS 'null = independent';
COMMENT ON COLUMN pharmacy.rebate_pct IS 'general rebate on the list price, percent';
CREATE TABLE maker (mk_no integer PRIMARY KEY, mk_name text NOT NULL, country text NOT NULL);
CREATE TABLE drug (
  drug_no text PRIMARY KEY,
  brand text NOT NULL,
  substance text NOT NULL,
  mk_no integer NOT NULL REFERENCES maker,
  pack_units integer NOT NULL,
  list_price numeric(8,2) NOT NULL,
  prescription boolean NOT NULL,
  cold_chain boolean NOT NULL
);
COMMENT ON COLUMN drug.list_price IS 'price of one pack';
CREATE TABLE lot (
  lot_no text PRIMARY KEY,
  drug_no text NOT NULL REFERENCES drug,
  made_on date NOT NULL,
  expires_on date NOT NULL,
  received_on date NOT NULL,
  packs_received integer NOT NULL,
  packs_left integer NOT NULL,
  cost_per_pack numeric(8,2) NOT NULL,
  recalled_on date
);
CREATE TABLE delivery_note (
  dn_no integer PRIMARY KEY,
  ph_no integer NOT NULL REFERENCES pharmacy,
  ordered_at timestamptz NOT NULL,
  delivered_at timestamptz,
  round text NOT NULL
);
COMMENT ON COLUMN delivery_note.round IS 'morning, noon, evening, night';
CREATE TABLE dn_line (
  dn_no integer NOT NULL REFERENCES delivery_note,
  lot_no text NOT NULL REFERENCES lot,
  packs integer NOT NULL,
  price_per_pack numeric(8,2) NOT NULL,
  rebate_pct numeric(4,1) NOT NULL,
  PRIMARY KEY (dn_no, lot_no)
);
CREATE TABLE return_line (
  ret_no integer PRIMARY KEY,
  dn_no integer NOT NULL,
  lot_no text NOT NULL,
  returned_on date NOT NULL,
  packs integer NOT NULL,
  reason text NOT NULL,
  credited numeric(9,2),
  FOREIGN KEY (dn_no, lot_no) REFERENCES dn_line
);
