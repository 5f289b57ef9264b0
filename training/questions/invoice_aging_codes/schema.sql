-- accounts receivable of a building-materials dealer
CREATE TABLE kna (kunnr int PRIMARY KEY, name1 text NOT NULL, kgrp char(1) NOT NULL, land char(2) NOT NULL, sperr char(1), zterm char(4) NOT NULL, rating char(1) NOT NULL, e_inv char(1) NOT NULL);
COMMENT ON TABLE kna IS 'customers';
COMMENT ON COLUMN kna.kgrp IS 'customer group: H trade (craft firms), P private, B public body, I internal (group company)';
COMMENT ON COLUMN kna.land IS 'country';
COMMENT ON COLUMN kna.sperr IS 'block: L delivery block, A all orders blocked, empty none';
COMMENT ON COLUMN kna.zterm IS 'payment terms: Z000 at once, Z014 14 days, Z030 30 days, ZVOR in advance';
COMMENT ON COLUMN kna.rating IS 'A good, B average, C bad';
COMMENT ON COLUMN kna.e_inv IS 'X electronic invoice, otherwise paper';
CREATE TABLE debitem (
  belnr int PRIMARY KEY,
  kunnr int NOT NULL REFERENCES kna,
  blart char(2) NOT NULL,
  bldat date NOT NULL,
  faedt date NOT NULL,
  augdt date,
  mahns int NOT NULL,
  mansp char(1),
  zlsch char(1),
  dmbtr numeric(10,2) NOT NULL,
  skonto numeric(8,2) NOT NULL,
  mwst numeric(9,2) NOT NULL
);
COMMENT ON TABLE debitem IS 'customer items';
COMMENT ON COLUMN debitem.blart IS 'document type: RE invoice, GU credit note, DZ payment on account, ST reversal';
COMMENT ON COLUMN debitem.bldat IS 'document date';
COMMENT ON COLUMN debitem.faedt IS 'due date';
COMMENT ON COLUMN debitem.augdt IS 'clearing date, empty while open';
COMMENT ON COLUMN debitem.mahns IS 'dunning level 0 to 4 (4: court order)';
COMMENT ON COLUMN debitem.mansp IS 'dunning block: R complaint, S instalment plan, empty none';
COMMENT ON COLUMN debitem.zlsch IS 'payment method: U transfer, E direct debit, B cash';
COMMENT ON COLUMN debitem.dmbtr IS 'gross amount in euro, tax included';
COMMENT ON COLUMN debitem.skonto IS 'cash discount taken';
COMMENT ON COLUMN debitem.mwst IS 'tax contained';
CREATE TABLE collect (cno int PRIMARY KEY, belnr int NOT NULL REFERENCES debitem, agency text NOT NULL, given date NOT NULL, result char(1), recovered numeric(9,2));
COMMENT ON TABLE collect IS 'items given to debt collectors';
COMMENT ON COLUMN collect.result IS 'V fully recovered, T partly recovered, N nothing recovered, empty: running';
CREATE TABLE promise (pno int PRIMARY KEY, kunnr int NOT NULL REFERENCES kna, made_on date NOT NULL, for_date date NOT NULL, amount numeric(9,2) NOT NULL, kept char(1));
COMMENT ON TABLE promise IS 'promises to pay';
COMMENT ON COLUMN promise.kept IS 'J kept, N broken, empty: date not reached or not checked';
