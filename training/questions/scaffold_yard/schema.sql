CREATE TABLE kd (
  kd_nr int PRIMARY KEY,
  nm varchar(50) NOT NULL,
  plz varchar(6) NOT NULL,
  zahl_tg int NOT NULL,
  sperr char(1) NOT NULL
);
CREATE TABLE mat (
  mat_cd varchar(6) PRIMARY KEY,
  bez varchar(40) NOT NULL,
  gew_kg numeric(6,1) NOT NULL,
  prs_tg numeric(6,3) NOT NULL,
  bst int NOT NULL
);
CREATE TABLE auf (
  auf_nr int PRIMARY KEY,
  kd_nr int NOT NULL REFERENCES kd,
  ort varchar(40) NOT NULL,
  flae_m2 int NOT NULL,
  dt_auf date NOT NULL,
  dt_abb_pl date NOT NULL,
  dt_abb date,
  kol varchar(20),
  pr_m2 numeric(6,2) NOT NULL,
  st char(1) NOT NULL
);
CREATE TABLE auf_mat (
  auf_nr int NOT NULL,
  mat_cd varchar(6) NOT NULL,
  stk int NOT NULL,
  stk_zur int,
  PRIMARY KEY (auf_nr, mat_cd)
);
CREATE TABLE prf (
  prf_id int PRIMARY KEY,
  auf_nr int NOT NULL REFERENCES auf,
  dt date NOT NULL,
  prf_nm varchar(30) NOT NULL,
  ok_jn char(1) NOT NULL,
  mng varchar(60)
);
CREATE TABLE rg (
  rg_nr int PRIMARY KEY,
  auf_nr int NOT NULL,
  dt date NOT NULL,
  betr numeric(10,2) NOT NULL,
  dt_bez date
);
COMMENT ON TABLE kd IS 'customers';
COMMENT ON COLUMN kd.zahl_tg IS 'days allowed for payment';
COMMENT ON COLUMN kd.sperr IS 'J blocked, N not';
COMMENT ON TABLE mat IS 'scaffold material';
COMMENT ON COLUMN mat.prs_tg IS 'hire price per piece and day';
COMMENT ON COLUMN mat.bst IS 'pieces in the yard';
COMMENT ON TABLE auf IS 'scaffold orders';
COMMENT ON COLUMN auf.dt_auf IS 'day put up';
COMMENT ON COLUMN auf.dt_abb_pl IS 'day planned for taking down';
COMMENT ON COLUMN auf.dt_abb IS 'day really taken down';
COMMENT ON COLUMN auf.kol IS 'crew';
COMMENT ON COLUMN auf.st IS 'A standing, F finished, S cancelled';
COMMENT ON COLUMN auf_mat.stk_zur IS 'pieces that came back';
COMMENT ON TABLE prf IS 'safety checks';
COMMENT ON COLUMN prf.ok_jn IS 'J passed, N failed';
COMMENT ON COLUMN prf.mng IS 'defect found';
COMMENT ON TABLE rg IS 'invoices';
