CREATE TABLE ports (locode char(5) PRIMARY KEY, port_name text NOT NULL, country text NOT NULL, eu boolean NOT NULL, kind char(1) NOT NULL);
COMMENT ON COLUMN ports.kind IS 'S seaport, A airport, I inland terminal';
CREATE TABLE shippers (shipper_no int PRIMARY KEY, company text NOT NULL, acct_type char(1) NOT NULL, credit_stop boolean NOT NULL, insured_default boolean NOT NULL, signed_on date, since date NOT NULL);
COMMENT ON COLUMN shippers.acct_type IS 'C contract customer, S spot customer';
COMMENT ON COLUMN shippers.signed_on IS 'when the general terms were signed, null: not signed yet';
CREATE TABLE incoterm (term char(3) PRIMARY KEY, who_pays_freight text NOT NULL);
CREATE TABLE shipments (
 shp_no int PRIMARY KEY, shipper_no int NOT NULL REFERENCES shippers, mode int NOT NULL, load_type text NOT NULL, from_port char(5) NOT NULL REFERENCES ports, to_port char(5) NOT NULL REFERENCES ports, term char(3) NOT NULL REFERENCES incoterm,
 status char(2) NOT NULL, dangerous char(1) NOT NULL, temp_ctrl char(1) NOT NULL, booked_on date NOT NULL, etd date NOT NULL, departed_on date, eta date NOT NULL, arrived_on date, cleared_on date,
 gross_kg numeric(9,1) NOT NULL, chargeable_kg numeric(9,1) NOT NULL, freight_eur numeric(9,2) NOT NULL, surcharge_eur numeric(8,2) NOT NULL);
COMMENT ON COLUMN shipments.mode IS '1 air, 2 sea, 3 road, 4 rail';
COMMENT ON COLUMN shipments.load_type IS 'FCL full container, LCL part container, LSE loose cargo';
COMMENT ON COLUMN shipments.status IS 'BK booked, TR in transit, AR arrived, DL delivered, CX cancelled, LO lost';
COMMENT ON COLUMN shipments.dangerous IS 'Y dangerous goods';
COMMENT ON COLUMN shipments.temp_ctrl IS 'Y cooled';
COMMENT ON COLUMN shipments.cleared_on IS 'customs clearance, null until cleared';
CREATE TABLE holds (hold_id int PRIMARY KEY, shp_no int NOT NULL REFERENCES shipments, hold_type text NOT NULL, placed_on date NOT NULL, lifted_on date);
COMMENT ON COLUMN holds.hold_type IS 'CUS customs, DOC papers missing, PAY money owed';
CREATE TABLE freight_invoices (inv_no int PRIMARY KEY, shp_no int NOT NULL REFERENCES shipments, side char(1) NOT NULL, issued date NOT NULL, due date NOT NULL, settled date, written_off boolean NOT NULL, amount_eur numeric(10,2) NOT NULL);
COMMENT ON COLUMN freight_invoices.side IS 'R receivable (to our customer), P payable (from a carrier)';
