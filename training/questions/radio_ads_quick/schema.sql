CREATE TABLE fm_station (
  stn text PRIMARY KEY,
  stn_name text NOT NULL,
  region text NOT NULL -- NO north, SO south, CE centre
);
CREATE TABLE advertiser (
  adv int PRIMARY KEY,
  adv_name text NOT NULL,
  branch text NOT NULL, -- CAR, FOOD, BANK, FURN
  agency int, -- books for them; also an advertiser row with kind A
  kind char(1) NOT NULL, -- A agency, D direct advertiser
  rep text NOT NULL
);
CREATE TABLE campaign (
  camp int PRIMARY KEY,
  adv int NOT NULL REFERENCES advertiser,
  camp_name text NOT NULL,
  booked date NOT NULL,
  first_air date NOT NULL,
  last_air date NOT NULL,
  stopped date,
  budget numeric(10,2) NOT NULL,
  spots_booked int NOT NULL
);
CREATE TABLE spot (
  spot int PRIMARY KEY,
  camp int NOT NULL REFERENCES campaign,
  stn text NOT NULL REFERENCES fm_station,
  planned_at timestamp NOT NULL,
  aired_at timestamp, -- empty: did not run
  secs int NOT NULL,
  list_price numeric(7,2) NOT NULL,
  net_price numeric(7,2) NOT NULL,
  make_good char(1) NOT NULL -- Y free replacement for one that did not run
);
CREATE TABLE ad_invoice (
  ai int PRIMARY KEY,
  camp int NOT NULL REFERENCES campaign,
  month date NOT NULL, -- first of the month of airing
  sent date,
  due date,
  paid date,
  net numeric(9,2) NOT NULL,
  agency_fee numeric(8,2) NOT NULL -- part of net that stays with the agency
);
