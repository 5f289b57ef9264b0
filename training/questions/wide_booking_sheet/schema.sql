CREATE TABLE bkg_sheet (
  ln int PRIMARY KEY, ref text NOT NULL UNIQUE, entered date NOT NULL, ev_day date NOT NULL, ev_from time NOT NULL, ev_to time NOT NULL,
  rm_cd char(2) NOT NULL, ev_knd text NOT NULL, cust text NOT NULL, cust_co text, cust_mail text, pax int NOT NULL, pax_veg int NOT NULL,
  hire numeric(8,2) NOT NULL, food numeric(8,2) NOT NULL, drink numeric(8,2) NOT NULL, extra1_txt text, extra1 numeric(7,2), extra2_txt text, extra2 numeric(7,2),
  depo numeric(8,2) NOT NULL, depo_in date, bal_in date, cxd date, by_whom text NOT NULL);
COMMENT ON TABLE bkg_sheet IS 'the booking list of the function rooms, one line for an event';
COMMENT ON COLUMN bkg_sheet.entered IS 'day the booking was made';
COMMENT ON COLUMN bkg_sheet.pax IS 'guests expected';
COMMENT ON COLUMN bkg_sheet.depo IS 'deposit agreed';
COMMENT ON COLUMN bkg_sheet.depo_in IS 'deposit came in';
COMMENT ON COLUMN bkg_sheet.bal_in IS 'rest came in';
COMMENT ON COLUMN bkg_sheet.cxd IS 'called off on';
COMMENT ON COLUMN bkg_sheet.by_whom IS 'colleague who took the booking';
CREATE TABLE rm (rm_cd char(2) PRIMARY KEY, rm_nm text NOT NULL, seats int NOT NULL);
CREATE TABLE knd (ev_knd text PRIMARY KEY, min_days int NOT NULL, targ_mth numeric(9,2));
COMMENT ON TABLE knd IS 'kinds of event; min_days: has to be booked at least so many days before';
