CREATE TABLE ship (
  ship_id int PRIMARY KEY,
  ship_name text NOT NULL,
  route text NOT NULL,
  passenger_limit int NOT NULL
);
CREATE TABLE kiosk (
  kiosk_id int PRIMARY KEY,
  ship_id int NOT NULL REFERENCES ship(ship_id),
  deck int NOT NULL,
  kiosk_kind text NOT NULL,
  opened date NOT NULL,
  closed date
);
CREATE TABLE steward (
  steward_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nationality text,
  contract_end date,
  hourly_eur numeric(5,2) NOT NULL
);
CREATE TABLE article (
  article_id int PRIMARY KEY,
  article_name text NOT NULL,
  grp text NOT NULL,
  buy_price_dkk numeric(8,2) NOT NULL,
  sell_price_eur numeric(8,2) NOT NULL,
  duty_free boolean NOT NULL
);
CREATE TABLE sailing (
  sailing_id int PRIMARY KEY,
  ship_id int NOT NULL REFERENCES ship(ship_id),
  departs timestamp NOT NULL,
  arrives timestamp NOT NULL,
  passengers int,
  rough_sea boolean
);
CREATE TABLE till_sale (
  till_sale_id int PRIMARY KEY,
  kiosk_id int NOT NULL REFERENCES kiosk(kiosk_id),
  sailing_id int NOT NULL REFERENCES sailing(sailing_id),
  steward_id int REFERENCES steward(steward_id),
  article_id int NOT NULL REFERENCES article(article_id),
  pieces int NOT NULL,
  total numeric(8,2) NOT NULL,
  currency char(3) NOT NULL
);
CREATE TABLE stock_count (
  kiosk_id int NOT NULL REFERENCES kiosk(kiosk_id),
  article_id int NOT NULL REFERENCES article(article_id),
  counted date NOT NULL,
  expected int NOT NULL,
  found int NOT NULL,
  PRIMARY KEY (kiosk_id, article_id, counted)
);
COMMENT ON COLUMN article.grp IS 'article group: drinks, sweets, perfume, tobacco, gifts';
COMMENT ON COLUMN till_sale.total IS 'amount taken, in the currency of the line (EUR or DKK)';
