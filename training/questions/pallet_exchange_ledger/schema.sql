CREATE TABLE party (party_cd text PRIMARY KEY, party_nm text NOT NULL, kind char(1) NOT NULL, ctry char(2) NOT NULL);
CREATE TABLE plt_type (pt text PRIMARY KEY, pt_desc text NOT NULL, val_eur numeric(6,2) NOT NULL);
CREATE TABLE plt_move (mv_id int PRIMARY KEY, from_cd text NOT NULL REFERENCES party, to_cd text NOT NULL REFERENCES party, pt text NOT NULL REFERENCES plt_type, n_plt int NOT NULL, mv_dt date NOT NULL, booked_dt date, docket text, disputed char(1) NOT NULL);
CREATE TABLE plt_count (party_cd text NOT NULL REFERENCES party, pt text NOT NULL REFERENCES plt_type, cnt_dt date NOT NULL, n_good int NOT NULL, n_broken int NOT NULL, PRIMARY KEY (party_cd, pt, cnt_dt));
COMMENT ON COLUMN party.kind IS 'D depot, S shipper, H haulier';
COMMENT ON COLUMN plt_move.from_cd IS 'party that hands the pallets over';
COMMENT ON COLUMN plt_move.to_cd IS 'party that receives them';
COMMENT ON TABLE plt_count IS 'stock counts on site';
