-- one wide table of bookings, as exported from the old system
CREATE TABLE bkgs (
  bkg int PRIMARY KEY,
  surname text NOT NULL,
  first_nm text NOT NULL,
  home_cntry char(2) NOT NULL,
  reg_no text, -- car
  pitch_no text NOT NULL,
  unit text NOT NULL, -- CV caravan, MH motorhome, TN tent, SC static hired from us
  dt_made date NOT NULL,
  dt_in date NOT NULL,
  dt_out date NOT NULL,
  dt_canc date,
  nights int NOT NULL,
  adults int NOT NULL,
  kids int NOT NULL,
  dogs int NOT NULL,
  elec char(1) NOT NULL, -- Y/N hook-up
  rate_nt numeric(6,2) NOT NULL, -- a night, pitch only
  pitch_tot numeric(8,2) NOT NULL, -- nights x rate
  extras_tot numeric(8,2) NOT NULL,
  disc_tot numeric(8,2) NOT NULL,
  grand_tot numeric(8,2) NOT NULL, -- pitch + extras - discount
  dep_due numeric(7,2) NOT NULL,
  dep_paid_on date,
  bal_paid_on date,
  src text NOT NULL, -- W web, P phone, A agent
  repeat_gst char(1) NOT NULL -- Y/N
);
CREATE TABLE pitch (
  pitch_no text PRIMARY KEY,
  zone text NOT NULL, -- Sea, Wood, Meadow
  hardstand char(1) NOT NULL,
  max_len_m numeric(4,1) NOT NULL,
  closed_from date,
  closed_to date
);
CREATE TABLE meter (
  pitch_no text NOT NULL REFERENCES pitch,
  read_on date NOT NULL,
  kwh numeric(8,1) NOT NULL, -- counter
  PRIMARY KEY (pitch_no, read_on)
);
CREATE TABLE complaint (
  cid int PRIMARY KEY,
  bkg int NOT NULL REFERENCES bkgs,
  made_on date NOT NULL,
  topic text NOT NULL, -- noise, showers, dogs, wifi
  solved_on date,
  refund numeric(6,2) NOT NULL DEFAULT 0
);
