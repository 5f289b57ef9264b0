CREATE TABLE country (iso char(2) PRIMARY KEY, country_name text NOT NULL, free_trade char(1) NOT NULL, sanctioned char(1) NOT NULL);
COMMENT ON COLUMN country.free_trade IS 'Y: free trade agreement in force';
COMMENT ON COLUMN country.sanctioned IS 'F fully, P partly, N not';
CREATE TABLE importer (imp_no int PRIMARY KEY, imp_name text NOT NULL, aeo boolean NOT NULL, deferment boolean NOT NULL, proxy char(1) NOT NULL);
COMMENT ON COLUMN importer.aeo IS 'authorised economic operator (trusted trader)';
COMMENT ON COLUMN importer.deferment IS 'may pay duty later through a deferment account';
COMMENT ON COLUMN importer.proxy IS 'D direct representation, I indirect, 0 power of attorney missing';
CREATE TABLE clerk (clerk_no int PRIMARY KEY, clerk_name text NOT NULL, title char(2) NOT NULL, trainee boolean NOT NULL, gone date);
COMMENT ON COLUMN clerk.title IS 'Mr, Ms';
CREATE TABLE entry (
  entry_no int PRIMARY KEY,
  imp_no int NOT NULL REFERENCES importer,
  origin char(2) NOT NULL REFERENCES country,
  dispatch char(2) NOT NULL REFERENCES country,
  lodged_by int NOT NULL REFERENCES clerk,
  checked_by int REFERENCES clerk,
  lodged_on date NOT NULL,
  accepted_on date,
  released_on date,
  lane char(1) NOT NULL,
  proc int NOT NULL,
  status char(2) NOT NULL,
  transport int NOT NULL,
  goods_value numeric(11,2) NOT NULL,
  duty numeric(10,2) NOT NULL,
  import_vat numeric(10,2) NOT NULL,
  our_fee numeric(7,2) NOT NULL,
  express smallint NOT NULL
);
COMMENT ON COLUMN entry.lane IS 'G green (no check), Y yellow (papers), R red (goods opened)';
COMMENT ON COLUMN entry.proc IS '40 free circulation, 51 inward processing, 53 temporary admission, 71 warehousing';
COMMENT ON COLUMN entry.status IS 'DR draft, LO lodged, RE released, IN invalidated, SE seized';
COMMENT ON COLUMN entry.transport IS '1 sea, 2 rail, 3 road, 4 air, 5 post';
CREATE TABLE permit (permit_no text PRIMARY KEY, imp_no int NOT NULL REFERENCES importer, kind char(3) NOT NULL, issued date, expires date, revoked boolean NOT NULL);
COMMENT ON COLUMN permit.kind IS 'VET animal products, PHY plants, ARM weapons, DUA dual use';
COMMENT ON COLUMN permit.issued IS 'null: applied for, not issued yet';
CREATE TABLE customs_query (q_no int PRIMARY KEY, entry_no int NOT NULL REFERENCES entry, asked date NOT NULL, answered date, about char(1) NOT NULL, hard_deadline boolean NOT NULL);
COMMENT ON COLUMN customs_query.about IS 'V value, C tariff code, O origin, P permits';
