CREATE TABLE tb_art (
  art_id int PRIMARY KEY,
  bez text NOT NULL,
  milch text NOT NULL,
  vk numeric(7,2) NOT NULL,
  min_tage int NOT NULL
);
CREATE TABLE tb_lief (
  lf_id int PRIMARY KEY,
  name1 text NOT NULL,
  reg text NOT NULL
);
CREATE TABLE tb_kd (
  kd_id int PRIMARY KEY,
  name1 text NOT NULL,
  grp char(1) NOT NULL,
  land text NOT NULL,
  seit date NOT NULL,
  vtr text
);
CREATE TABLE tb_laib (
  lb_id int PRIMARY KEY,
  art_id int NOT NULL REFERENCES tb_art(art_id),
  lf_id int NOT NULL REFERENCES tb_lief(lf_id),
  d1 date NOT NULL,
  d2 date,
  anz int NOT NULL,
  gew1 numeric(8,1) NOT NULL,
  gew2 numeric(8,1),
  ek numeric(6,2) NOT NULL,
  note int
);
CREATE TABLE tb_auf (
  auf_nr int PRIMARY KEY,
  kd_id int NOT NULL REFERENCES tb_kd(kd_id),
  dat date NOT NULL,
  dat_l date,
  stat int NOT NULL
);
CREATE TABLE tb_pos (
  pos_id int PRIMARY KEY,
  auf_nr int NOT NULL REFERENCES tb_auf(auf_nr),
  art_id int NOT NULL REFERENCES tb_art(art_id),
  mg numeric(7,1) NOT NULL,
  pr numeric(7,2) NOT NULL,
  rab numeric(4,1) NOT NULL
);
CREATE TABLE tb_rekl (
  rk_id int PRIMARY KEY,
  pos_id int NOT NULL REFERENCES tb_pos(pos_id),
  dat date NOT NULL,
  kg numeric(6,1) NOT NULL,
  gut numeric(8,2) NOT NULL
);
CREATE TABLE tb_re (
  re_nr int PRIMARY KEY,
  auf_nr int NOT NULL REFERENCES tb_auf(auf_nr),
  dat date NOT NULL,
  fae date NOT NULL,
  betr numeric(9,2) NOT NULL,
  bez_am date
);
COMMENT ON TABLE tb_art IS 'cheeses';
COMMENT ON COLUMN tb_art.bez IS 'name of the cheese';
COMMENT ON COLUMN tb_art.milch IS 'milk: cow, goat, sheep';
COMMENT ON COLUMN tb_art.vk IS 'list price per kg';
COMMENT ON COLUMN tb_art.min_tage IS 'minimum days of ripening';
COMMENT ON TABLE tb_lief IS 'dairies we buy young cheese from';
COMMENT ON COLUMN tb_lief.reg IS 'region';
COMMENT ON TABLE tb_kd IS 'customers';
COMMENT ON COLUMN tb_kd.grp IS 'R restaurant, S shop, W wholesaler';
COMMENT ON COLUMN tb_kd.seit IS 'customer since';
COMMENT ON COLUMN tb_kd.vtr IS 'sales rep';
COMMENT ON TABLE tb_laib IS 'lots of wheels in the cellar';
COMMENT ON COLUMN tb_laib.d1 IS 'came into the cellar';
COMMENT ON COLUMN tb_laib.d2 IS 'left the cellar';
COMMENT ON COLUMN tb_laib.anz IS 'number of wheels';
COMMENT ON COLUMN tb_laib.gew1 IS 'weight in, kg';
COMMENT ON COLUMN tb_laib.gew2 IS 'weight out, kg';
COMMENT ON COLUMN tb_laib.ek IS 'purchase price per kg';
COMMENT ON COLUMN tb_laib.note IS 'tasting mark 1 to 20';
COMMENT ON TABLE tb_auf IS 'orders';
COMMENT ON COLUMN tb_auf.dat IS 'ordered on';
COMMENT ON COLUMN tb_auf.dat_l IS 'delivered on';
COMMENT ON COLUMN tb_auf.stat IS '1 open, 2 delivered, 9 cancelled';
COMMENT ON TABLE tb_pos IS 'order lines';
COMMENT ON COLUMN tb_pos.mg IS 'kg';
COMMENT ON COLUMN tb_pos.pr IS 'price per kg';
COMMENT ON COLUMN tb_pos.rab IS 'discount percent';
COMMENT ON TABLE tb_rekl IS 'complaints';
COMMENT ON COLUMN tb_rekl.kg IS 'kg complained about';
COMMENT ON COLUMN tb_rekl.gut IS 'credit given';
COMMENT ON TABLE tb_re IS 'invoices';
COMMENT ON COLUMN tb_re.fae IS 'due on';
COMMENT ON COLUMN tb_re.betr IS 'amount';
COMMENT ON COLUMN tb_re.bez_am IS 'paid on';
