CREATE TABLE guide (
  guide_id int PRIMARY KEY,
  nafn text NOT NULL,
  simi text,
  byrjadi date NOT NULL,
  haetti date,
  rettindi int NOT NULL
);
COMMENT ON COLUMN guide.nafn IS 'name';
COMMENT ON COLUMN guide.simi IS 'telephone';
COMMENT ON COLUMN guide.byrjadi IS 'started';
COMMENT ON COLUMN guide.haetti IS 'stopped';
COMMENT ON COLUMN guide.rettindi IS 'guiding grade, 1 to 3';
CREATE TABLE jokull (
  jokull_id int PRIMARY KEY,
  heiti text NOT NULL,
  haed_m int,
  lokad boolean NOT NULL
);
COMMENT ON TABLE jokull IS 'glaciers';
COMMENT ON COLUMN jokull.lokad IS 'closed for tours';
CREATE TABLE ferd (
  ferd_id int PRIMARY KEY,
  heiti text NOT NULL,
  jokull_id int NOT NULL REFERENCES jokull(jokull_id),
  klst numeric(4,1) NOT NULL,
  verd int NOT NULL,
  lagmarksaldur int,
  hamark int NOT NULL
);
COMMENT ON TABLE ferd IS 'tours on offer';
COMMENT ON COLUMN ferd.klst IS 'hours';
COMMENT ON COLUMN ferd.verd IS 'price per person in kronur';
COMMENT ON COLUMN ferd.lagmarksaldur IS 'minimum age';
COMMENT ON COLUMN ferd.hamark IS 'most people per departure';
CREATE TABLE brottfor (
  brottfor_id int PRIMARY KEY,
  ferd_id int NOT NULL REFERENCES ferd(ferd_id),
  guide_id int REFERENCES guide(guide_id),
  timi timestamp NOT NULL,
  aflyst boolean NOT NULL,
  astaeda text
);
COMMENT ON TABLE brottfor IS 'departures';
COMMENT ON COLUMN brottfor.timi IS 'start';
COMMENT ON COLUMN brottfor.aflyst IS 'called off';
COMMENT ON COLUMN brottfor.astaeda IS 'reason for calling off';
CREATE TABLE bokun (
  bokun_id int PRIMARY KEY,
  brottfor_id int NOT NULL REFERENCES brottfor(brottfor_id),
  gestur text NOT NULL,
  land text,
  fjoldi int NOT NULL,
  greitt int NOT NULL,
  bokad date NOT NULL,
  maetti boolean,
  rukur text
);
COMMENT ON TABLE bokun IS 'bookings';
COMMENT ON COLUMN bokun.gestur IS 'guest';
COMMENT ON COLUMN bokun.fjoldi IS 'number of people';
COMMENT ON COLUMN bokun.greitt IS 'amount paid in kronur';
COMMENT ON COLUMN bokun.bokad IS 'booked on';
COMMENT ON COLUMN bokun.maetti IS 'turned up';
COMMENT ON COLUMN bokun.rukur IS 'sales channel';
CREATE TABLE slys (
  slys_id int PRIMARY KEY,
  brottfor_id int NOT NULL REFERENCES brottfor(brottfor_id),
  lysing text NOT NULL,
  alvarlegt boolean NOT NULL
);
COMMENT ON TABLE slys IS 'accidents';
COMMENT ON COLUMN slys.lysing IS 'description';
COMMENT ON COLUMN slys.alvarlegt IS 'serious';
