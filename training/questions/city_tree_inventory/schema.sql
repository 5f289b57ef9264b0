CREATE TABLE tree (
  tree_no integer PRIMARY KEY,
  species_code text NOT NULL,
  street_no integer NOT NULL,
  site_type text NOT NULL,
  planted date,
  registered date NOT NULL,
  felled date,
  height_dm integer NOT NULL,
  trunk_cm integer NOT NULL,
  crown_dm integer NOT NULL,
  vitality integer NOT NULL,
  protected boolean NOT NULL,
  sponsor text
);
COMMENT ON COLUMN tree.height_dm IS 'decimetres, as crown_dm (width of the crown)';
COMMENT ON COLUMN tree.trunk_cm IS 'girth of the trunk';
COMMENT ON COLUMN tree.vitality IS '0 healthy to 4 dead';
COMMENT ON COLUMN tree.planted IS 'empty when not known';
COMMENT ON COLUMN tree.sponsor IS 'citizen or firm that looks after the tree';
CREATE TABLE species (
  species_code text PRIMARY KEY,
  latin_name text NOT NULL,
  common_name text NOT NULL,
  evergreen boolean NOT NULL,
  native boolean NOT NULL
);
CREATE TABLE street (
  street_no integer PRIMARY KEY,
  street_name text NOT NULL,
  district text NOT NULL
);
CREATE TABLE inspection (
  insp_no integer PRIMARY KEY,
  tree_no integer NOT NULL REFERENCES tree(tree_no),
  inspector text NOT NULL,
  insp_date date NOT NULL,
  next_due date NOT NULL,
  finding text NOT NULL
);
COMMENT ON COLUMN inspection.finding IS 'ok, deadwood, fungus, loose or urgent';
CREATE TABLE works (
  work_no integer PRIMARY KEY,
  tree_no integer NOT NULL REFERENCES tree(tree_no),
  kind text NOT NULL,
  contractor text NOT NULL,
  ordered date NOT NULL,
  finished date,
  offer_eur numeric(8,2) NOT NULL,
  invoice_eur numeric(8,2)
);
