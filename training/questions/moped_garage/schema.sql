CREATE TABLE rider (
  rid int PRIMARY KEY,
  rname text NOT NULL,
  sex char(1) NOT NULL,
  town text NOT NULL,
  club_card char(1) NOT NULL
);
CREATE TABLE bike (
  bid int PRIMARY KEY,
  rid int NOT NULL REFERENCES rider(rid),
  make text NOT NULL,
  cc int NOT NULL,
  gear char(1) NOT NULL,
  first_reg date NOT NULL,
  scrapped date
);
CREATE TABLE mech (
  mid int PRIMARY KEY,
  mname text NOT NULL,
  rank char(1) NOT NULL,
  hired date NOT NULL,
  quit date
);
CREATE TABLE job (
  jid int PRIMARY KEY,
  bid int NOT NULL REFERENCES bike(bid),
  mid int REFERENCES mech(mid),
  kind char(3) NOT NULL,
  prio char(1) NOT NULL,
  stat char(1) NOT NULL,
  booked date NOT NULL,
  dropped_off date,
  done date,
  fetched date,
  hours numeric(5,2) NOT NULL,
  labour_net numeric(8,2) NOT NULL,
  parts_net numeric(8,2) NOT NULL
);
CREATE TABLE mot_test (
  tid int PRIMARY KEY,
  bid int NOT NULL REFERENCES bike(bid),
  tested date NOT NULL,
  result char(1) NOT NULL,
  next_due date
);
CREATE TABLE bill (
  bno int PRIMARY KEY,
  jid int NOT NULL REFERENCES job(jid),
  billed date NOT NULL,
  paid date,
  how char(1),
  net numeric(8,2) NOT NULL,
  vat numeric(8,2) NOT NULL,
  gross numeric(8,2) NOT NULL
);
CREATE TABLE part_order (
  pid int PRIMARY KEY,
  jid int REFERENCES job(jid),
  part text NOT NULL,
  qty int NOT NULL,
  ordered date NOT NULL,
  arrived date,
  sent_back date,
  cost numeric(8,2) NOT NULL
);
CREATE TABLE loan_bike (
  lid int PRIMARY KEY,
  plate text NOT NULL,
  jid int NOT NULL REFERENCES job(jid),
  lent date NOT NULL,
  returned date,
  damaged char(1) NOT NULL
);
COMMENT ON TABLE rider IS 'customers';
COMMENT ON COLUMN rider.club_card IS 'Y has our club card, N has not';
COMMENT ON COLUMN bike.gear IS 'A automatic, M manual';
COMMENT ON COLUMN bike.first_reg IS 'first registration';
COMMENT ON COLUMN mech.rank IS 'M master, J journeyman, A apprentice';
COMMENT ON COLUMN job.kind IS 'SVC service, TYR tyres, ELE electrics, ENG engine, BRK brakes, CRS crash repair';
COMMENT ON COLUMN job.prio IS '1 urgent, 2 normal, 3 can wait';
COMMENT ON COLUMN job.stat IS 'B booked in, W in the workshop, D done and waiting to be fetched, F fetched, C cancelled';
COMMENT ON COLUMN job.dropped_off IS 'day the bike came to us';
COMMENT ON COLUMN mot_test.result IS 'P passed, A passed with advisories, F failed';
COMMENT ON COLUMN bill.how IS 'C cash, D debit card, T transfer, I insurance; null until paid';
COMMENT ON COLUMN part_order.jid IS 'null when ordered for stock';
COMMENT ON COLUMN loan_bike.damaged IS 'Y came back damaged, N did not, or is still out';
