-- City cleansing department, vehicle and round register (old mainframe export)
CREATE TABLE km_pers (
  prs_nr int PRIMARY KEY,
  prs_vn text NOT NULL,
  prs_nn text NOT NULL,
  prs_fkt char(2) NOT NULL,
  prs_vg int REFERENCES km_pers,
  prs_ein date NOT NULL,
  prs_aus date
);
CREATE TABLE km_fzg (
  fzg_nr int PRIMARY KEY,
  fzg_kz text NOT NULL,
  fzg_typ text NOT NULL,
  fzg_hu date NOT NULL,
  fzg_depot text NOT NULL,
  fzg_ausser boolean NOT NULL
);
CREATE TABLE km_bez (bez_nr int PRIMARY KEY, bez_name text NOT NULL, bez_km numeric(6,2) NOT NULL);
CREATE TABLE km_tour (
  tr_nr int PRIMARY KEY,
  tr_bez int NOT NULL REFERENCES km_bez,
  tr_fzg int REFERENCES km_fzg,
  tr_fahrer int REFERENCES km_pers,
  tr_beif int REFERENCES km_pers,
  tr_soll date NOT NULL,
  tr_ist date,
  tr_km numeric(6,2),
  tr_kg int,
  tr_min int
);
CREATE TABLE km_beschw (
  bs_nr int PRIMARY KEY,
  bs_bez int NOT NULL REFERENCES km_bez,
  bs_ein date NOT NULL,
  bs_art char(1) NOT NULL,
  bs_zust int REFERENCES km_pers,
  bs_erl date,
  bs_von text NOT NULL
);
COMMENT ON TABLE km_pers IS 'staff';
COMMENT ON COLUMN km_pers.prs_vn IS 'first name';
COMMENT ON COLUMN km_pers.prs_nn IS 'last name';
COMMENT ON COLUMN km_pers.prs_fkt IS 'function: DR driver, MT mate, FM foreman';
COMMENT ON COLUMN km_pers.prs_vg IS 'superior';
COMMENT ON COLUMN km_pers.prs_ein IS 'date hired';
COMMENT ON COLUMN km_pers.prs_aus IS 'date left';
COMMENT ON TABLE km_fzg IS 'sweeping vehicles';
COMMENT ON COLUMN km_fzg.fzg_kz IS 'number plate';
COMMENT ON COLUMN km_fzg.fzg_typ IS 'make of sweeper';
COMMENT ON COLUMN km_fzg.fzg_hu IS 'next inspection due';
COMMENT ON COLUMN km_fzg.fzg_ausser IS 'out of service';
COMMENT ON TABLE km_bez IS 'districts';
COMMENT ON COLUMN km_bez.bez_km IS 'kilometres of street to sweep';
COMMENT ON TABLE km_tour IS 'sweeping rounds';
COMMENT ON COLUMN km_tour.tr_fahrer IS 'driver';
COMMENT ON COLUMN km_tour.tr_beif IS 'mate riding along';
COMMENT ON COLUMN km_tour.tr_soll IS 'planned day';
COMMENT ON COLUMN km_tour.tr_ist IS 'day it was driven, empty: not driven';
COMMENT ON COLUMN km_tour.tr_km IS 'kilometres swept';
COMMENT ON COLUMN km_tour.tr_kg IS 'kilograms of sweepings';
COMMENT ON COLUMN km_tour.tr_min IS 'minutes on the road';
COMMENT ON TABLE km_beschw IS 'complaints';
COMMENT ON COLUMN km_beschw.bs_ein IS 'day received';
COMMENT ON COLUMN km_beschw.bs_art IS 'L leaves, G broken glass, N noise, D dust';
COMMENT ON COLUMN km_beschw.bs_zust IS 'person handling it';
COMMENT ON COLUMN km_beschw.bs_erl IS 'day settled';
COMMENT ON COLUMN km_beschw.bs_von IS 'name of the person complaining';
