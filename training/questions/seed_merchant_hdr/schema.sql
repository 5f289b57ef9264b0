CREATE TABLE sm_grower (gid int PRIMARY KEY, gname text NOT NULL, county text NOT NULL, acres numeric(7,1), agent_gid int REFERENCES sm_grower (gid));
CREATE TABLE sm_variety (vcode text PRIMARY KEY, crop text NOT NULL, vname text NOT NULL, breeder text NOT NULL, royalty_t numeric(6,2) NOT NULL, listed_from int NOT NULL, listed_to int);
CREATE TABLE sm_hdr (doc text PRIMARY KEY, doc_type char(2) NOT NULL, gid int NOT NULL REFERENCES sm_grower, doc_date date NOT NULL, against_doc text REFERENCES sm_hdr (doc), season text NOT NULL, terms text NOT NULL);
CREATE TABLE sm_line (doc text NOT NULL REFERENCES sm_hdr, ln int NOT NULL, vcode text NOT NULL REFERENCES sm_variety, tonnes numeric(8,2) NOT NULL, price_t numeric(8,2) NOT NULL, treated char(1) NOT NULL, PRIMARY KEY (doc, ln));
COMMENT ON COLUMN sm_grower.agent_gid IS 'grower who acts as our agent for this one';
COMMENT ON COLUMN sm_hdr.doc_type IS 'QT quote, SO sales order, DN delivery note, IN invoice, CN credit note';
COMMENT ON COLUMN sm_hdr.against_doc IS 'document it follows from: order from quote, delivery from order and so on';
COMMENT ON COLUMN sm_line.treated IS 'Y: seed dressing applied';
