CREATE TABLE section (
  sect char(1) PRIMARY KEY,
  descr text NOT NULL,
  opened int NOT NULL,
  full_up boolean NOT NULL
);
CREATE TABLE plot (
  plot_no text PRIMARY KEY,
  sect char(1) NOT NULL REFERENCES section(sect),
  kind text NOT NULL,
  places int NOT NULL,
  lv smallint NOT NULL,
  note text
);
COMMENT ON COLUMN plot.lv IS 'price level of the plot, 1 simple, 2 middle, 3 best';
COMMENT ON COLUMN plot.places IS 'how many burials fit';
CREATE TABLE holder (
  holder_id int PRIMARY KEY,
  name text NOT NULL,
  town text,
  tel text,
  dd boolean NOT NULL
);
COMMENT ON COLUMN holder.dd IS 'pays by direct debit';
CREATE TABLE lease (
  lease_id int PRIMARY KEY,
  plot_no text NOT NULL REFERENCES plot(plot_no),
  holder_id int NOT NULL REFERENCES holder(holder_id),
  d1 date NOT NULL,
  d2 date NOT NULL,
  fee numeric(8,2) NOT NULL,
  given_up date
);
COMMENT ON COLUMN lease.d1 IS 'first day of the right to the plot';
COMMENT ON COLUMN lease.d2 IS 'last day of the right to the plot';
CREATE TABLE burial (
  burial_id int PRIMARY KEY,
  plot_no text NOT NULL REFERENCES plot(plot_no),
  deceased text NOT NULL,
  born date,
  died date NOT NULL,
  buried date NOT NULL,
  typ char(1) NOT NULL,
  faith text,
  undertaker_id int
);
COMMENT ON COLUMN burial.typ IS 'C coffin, U urn';
CREATE TABLE undertaker (
  undertaker_id int PRIMARY KEY,
  firm text NOT NULL,
  licence_to date
);
ALTER TABLE burial ADD FOREIGN KEY (undertaker_id) REFERENCES undertaker(undertaker_id);
CREATE TABLE upkeep (
  upkeep_id int PRIMARY KEY,
  plot_no text NOT NULL REFERENCES plot(plot_no),
  task text NOT NULL,
  ordered date NOT NULL,
  dn date,
  price numeric(7,2) NOT NULL,
  inv_ok boolean NOT NULL
);
COMMENT ON COLUMN upkeep.dn IS 'day the work was done';
COMMENT ON COLUMN upkeep.inv_ok IS 'invoice has been paid';
