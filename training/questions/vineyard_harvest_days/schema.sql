CREATE TABLE plot (
  plot_code text PRIMARY KEY,
  plot_name text NOT NULL,
  grape text NOT NULL,
  ha numeric(4,2) NOT NULL,
  planted_year integer NOT NULL,
  slope_pct integer NOT NULL,
  owner text NOT NULL
);
COMMENT ON COLUMN plot.owner IS 'own, or the name of the grower from whom it is leased';
CREATE TABLE picker (
  picker_id integer PRIMARY KEY,
  picker_name text NOT NULL,
  country text NOT NULL,
  first_season integer NOT NULL,
  piece_rate boolean NOT NULL,
  rate numeric(6,2) NOT NULL
);
COMMENT ON COLUMN picker.rate IS 'per 100 kg when piece_rate, per hour otherwise';
CREATE TABLE harvest (
  harvest_id integer PRIMARY KEY,
  plot_code text NOT NULL REFERENCES plot(plot_code),
  picked_on date NOT NULL,
  pressed_on date,
  gross_kg numeric(8,1) NOT NULL,
  rejected_kg numeric(8,1) NOT NULL,
  sugar_oechsle integer NOT NULL,
  must_litres numeric(8,1)
);
COMMENT ON COLUMN harvest.gross_kg IS 'as it came from the plot, rejected grapes included';
CREATE TABLE picking (
  harvest_id integer NOT NULL REFERENCES harvest(harvest_id),
  picker_id integer NOT NULL REFERENCES picker(picker_id),
  kg numeric(7,1) NOT NULL,
  hours numeric(4,1) NOT NULL,
  pay numeric(7,2) NOT NULL,
  paid_on date,
  PRIMARY KEY (harvest_id, picker_id)
);
CREATE TABLE tank (
  tank_no integer PRIMARY KEY,
  litres_max integer NOT NULL,
  steel boolean NOT NULL
);
CREATE TABLE wine (
  wine_id integer PRIMARY KEY,
  wine_name text NOT NULL,
  vintage integer NOT NULL,
  tank_no integer NOT NULL REFERENCES tank(tank_no),
  bottled_on date,
  released_on date,
  bottles integer,
  bottles_sold integer NOT NULL,
  cellar_price numeric(6,2) NOT NULL,
  trade_price numeric(6,2) NOT NULL
);
COMMENT ON COLUMN wine.trade_price IS 'for restaurants and dealers; cellar_price is what guests pay here';
CREATE TABLE wine_plot (
  wine_id integer NOT NULL REFERENCES wine(wine_id),
  plot_code text NOT NULL REFERENCES plot(plot_code),
  share_pct integer NOT NULL,
  PRIMARY KEY (wine_id, plot_code)
);
