CREATE TABLE supp (
  s_cd varchar(4) PRIMARY KEY,
  nm varchar(40) NOT NULL,
  ctry char(2) NOT NULL,
  typ char(1) NOT NULL
);
CREATE TABLE tnry (
  t_cd varchar(4) PRIMARY KEY,
  nm varchar(40) NOT NULL,
  ctry char(2) NOT NULL,
  pterm int NOT NULL,
  crlim numeric(10,2)
);
CREATE TABLE grd (
  g char(1) PRIMARY KEY,
  descr varchar(30) NOT NULL,
  std_pr numeric(6,2) NOT NULL
);
CREATE TABLE lot (
  l_no int PRIMARY KEY,
  s_cd varchar(4) NOT NULL REFERENCES supp(s_cd),
  d_in date NOT NULL,
  anml varchar(10) NOT NULL,
  pcs int NOT NULL,
  kg_in numeric(9,1) NOT NULL,
  pr_kg numeric(6,3) NOT NULL,
  salt_c numeric(8,2) NOT NULL
);
CREATE TABLE lot_g (
  l_no int NOT NULL REFERENCES lot(l_no),
  g char(1) NOT NULL REFERENCES grd(g),
  pcs_g int NOT NULL,
  PRIMARY KEY (l_no, g)
);
CREATE TABLE so_h (
  so_no int PRIMARY KEY,
  t_cd varchar(4) NOT NULL REFERENCES tnry(t_cd),
  d_ord date NOT NULL,
  d_req date NOT NULL,
  d_shp date,
  st char(1) NOT NULL
);
CREATE TABLE so_l (
  id int PRIMARY KEY,
  so_no int NOT NULL REFERENCES so_h(so_no),
  l_no int NOT NULL REFERENCES lot(l_no),
  g char(1) NOT NULL REFERENCES grd(g),
  kg_s numeric(9,1) NOT NULL,
  pr_s numeric(6,3) NOT NULL,
  dsc numeric(4,1) NOT NULL
);
CREATE TABLE clm (
  c_no int PRIMARY KEY,
  so_no int NOT NULL REFERENCES so_h(so_no),
  d_c date NOT NULL,
  rsn varchar(12) NOT NULL,
  amt_rq numeric(9,2) NOT NULL,
  amt_ok numeric(9,2)
);
CREATE TABLE pmt (
  p_no int PRIMARY KEY,
  so_no int NOT NULL REFERENCES so_h(so_no),
  d_p date NOT NULL,
  amt numeric(10,2) NOT NULL
);
COMMENT ON TABLE supp IS 'suppliers of raw hides';
COMMENT ON COLUMN supp.typ IS 'A abattoir, D dealer';
COMMENT ON TABLE tnry IS 'tanneries (customers)';
COMMENT ON COLUMN tnry.pterm IS 'payment term in days';
COMMENT ON COLUMN tnry.crlim IS 'credit limit';
COMMENT ON COLUMN grd.std_pr IS 'standard price per kg';
COMMENT ON TABLE lot IS 'lots of hides bought';
COMMENT ON COLUMN lot.anml IS 'animal';
COMMENT ON COLUMN lot.pr_kg IS 'purchase price per kg';
COMMENT ON COLUMN lot.salt_c IS 'salting cost of the lot';
COMMENT ON TABLE lot_g IS 'grading: pieces of a lot per grade';
COMMENT ON TABLE so_h IS 'sales orders';
COMMENT ON COLUMN so_h.d_req IS 'requested shipping day';
COMMENT ON COLUMN so_h.d_shp IS 'shipped';
COMMENT ON COLUMN so_h.st IS 'O open, S shipped, X cancelled';
COMMENT ON TABLE so_l IS 'sales order lines';
COMMENT ON COLUMN so_l.pr_s IS 'selling price per kg';
COMMENT ON COLUMN so_l.dsc IS 'discount in percent';
COMMENT ON TABLE clm IS 'claims of tanneries';
COMMENT ON COLUMN clm.amt_rq IS 'amount claimed';
COMMENT ON COLUMN clm.amt_ok IS 'amount granted, empty while undecided';
COMMENT ON TABLE pmt IS 'payments received';
