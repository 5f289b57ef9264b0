CREATE TABLE sites (site_no int PRIMARY KEY, site text NOT NULL, client text NOT NULL, trade text NOT NULL, contract text NOT NULL, visits_pa int, annual_gbp numeric(8,2), since date NOT NULL, ended date);
CREATE TABLE visits (visit_no int PRIMARY KEY, site_no int NOT NULL REFERENCES sites, kind char(1) NOT NULL, planned date NOT NULL, visited date, tech text NOT NULL, second_tech text, mins int, rat int NOT NULL, mouse int NOT NULL, fly int NOT NULL, wasp int NOT NULL, bait_g int NOT NULL, signed_by text, callout_gbp numeric(7,2));
CREATE TABLE actions (action_no int PRIMARY KEY, visit_no int NOT NULL REFERENCES visits, what text NOT NULL, owner char(1) NOT NULL, due date NOT NULL, done date);
COMMENT ON COLUMN sites.contract IS 'gold, silver, ad hoc';
COMMENT ON COLUMN visits.kind IS 'R routine, C call-out, F follow-up';
COMMENT ON COLUMN visits.rat IS 'signs of rats found';
COMMENT ON COLUMN actions.owner IS 'U us, C client';
