CREATE TABLE k_art (ean text PRIMARY KEY, bez text NOT NULL, wg char(2) NOT NULL, ek_ct int NOT NULL, vk_ct int NOT NULL, mwst int NOT NULL, bestand int NOT NULL, min_best int NOT NULL);
COMMENT ON TABLE k_art IS 'articles: ek_ct purchase price and vk_ct selling price in cents, mwst VAT rate in percent, bestand pieces in stock, min_best reorder level';
CREATE TABLE k_wg (wg char(2) PRIMARY KEY, wg_txt text NOT NULL);
COMMENT ON TABLE k_wg IS 'product groups';
CREATE TABLE k_bon (bon_nr int PRIMARY KEY, ts timestamp NOT NULL, kasse int NOT NULL, kass text NOT NULL, zahlart char(1) NOT NULL, storno char(1) NOT NULL);
COMMENT ON TABLE k_bon IS 'receipts: kasse till number, kass cashier, zahlart B cash K card, storno J if voided else N';
CREATE TABLE k_bonpos (bon_nr int NOT NULL REFERENCES k_bon, pos int NOT NULL, ean text NOT NULL REFERENCES k_art, stk int NOT NULL, preis_ct int NOT NULL, PRIMARY KEY (bon_nr, pos));
COMMENT ON TABLE k_bonpos IS 'receipt lines: stk pieces, preis_ct price of one piece as charged, in cents';
