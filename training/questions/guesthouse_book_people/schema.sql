CREATE TABLE gh_room (
  rm smallint PRIMARY KEY,
  rm_label text NOT NULL,
  beds smallint NOT NULL,
  sea_view boolean NOT NULL,
  ground_floor boolean NOT NULL,
  rate_night numeric(6,2) NOT NULL
);
CREATE TABLE gh_guest (
  gst int PRIMARY KEY,
  gst_nm text NOT NULL,
  home_town text,
  tel text,
  fussy_note text
);
CREATE TABLE gh_stay (
  sty int PRIMARY KEY,
  gst int NOT NULL REFERENCES gh_guest,
  rm smallint NOT NULL REFERENCES gh_room,
  arr date NOT NULL,
  dep date NOT NULL,
  pax smallint NOT NULL,
  came_via text NOT NULL, -- phone, web, walk-in, agency
  bkfst boolean NOT NULL,
  checked_in timestamp,
  checked_out timestamp,
  cxl_on date,
  bill numeric(8,2),
  settled_on date
);
CREATE TABLE gh_clean (
  rm smallint NOT NULL REFERENCES gh_room,
  on_day date NOT NULL,
  cleaner text,
  done_at timestamp,
  PRIMARY KEY (rm, on_day)
);
CREATE TABLE gh_review (
  rvw int PRIMARY KEY,
  sty int NOT NULL REFERENCES gh_stay,
  stars smallint NOT NULL,
  said text,
  answered_on date
);
COMMENT ON COLUMN gh_stay.cxl_on IS 'day of cancelling';
