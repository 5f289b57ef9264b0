CREATE TABLE walkers (
  wk_id int PRIMARY KEY,
  wk_fname text NOT NULL,
  wk_lname text NOT NULL,
  wk_town text NOT NULL,
  wk_rate numeric(5,2) NOT NULL,     -- paid to the walker per walk
  wk_start date NOT NULL,
  wk_left date
);
CREATE TABLE owners (
  ow_id int PRIMARY KEY,
  ow_fname text NOT NULL,
  ow_lname text NOT NULL,
  ow_town text NOT NULL,
  ow_phone text,
  ow_since date NOT NULL
);
CREATE TABLE dogs (
  dg_id int PRIMARY KEY,
  dg_name text NOT NULL,
  dg_breed text NOT NULL,
  dg_born date,
  dg_kg numeric(4,1),
  dg_ow int NOT NULL REFERENCES owners,
  dg_regular_wk int REFERENCES walkers,   -- usual walker
  dg_muzzle boolean NOT NULL
);
CREATE TABLE walks (
  wl_id int PRIMARY KEY,
  wl_dg int NOT NULL REFERENCES dogs,
  wl_wk int NOT NULL REFERENCES walkers,  -- who really walked
  wl_booked date NOT NULL,
  wl_day date NOT NULL,                   -- day of the walk
  wl_mins int,
  wl_price numeric(6,2) NOT NULL,         -- charged to the owner
  wl_st char(1) NOT NULL                  -- P planned, D done, C cancelled, N no-show
);
CREATE TABLE bills (
  bl_no int PRIMARY KEY,
  bl_ow int NOT NULL REFERENCES owners,
  bl_issued date NOT NULL,
  bl_due date NOT NULL,
  bl_paid date,
  bl_amt numeric(8,2) NOT NULL
);
