CREATE TABLE sg_site (site int PRIMARY KEY, site_nm text NOT NULL, cust text NOT NULL, bill_h numeric(6,2) NOT NULL);
COMMENT ON COLUMN sg_site.bill_h IS 'charged to the customer for an hour';
CREATE TABLE sg_grd (grd int PRIMARY KEY, grd_nm text NOT NULL, lic_until date NOT NULL, wage_h numeric(6,2) NOT NULL, dog smallint NOT NULL);
CREATE TABLE sg_shift (sh int PRIMARY KEY, site int NOT NULL REFERENCES sg_site, pl_grd int NOT NULL REFERENCES sg_grd (grd), ac_grd int REFERENCES sg_grd (grd), pl_beg timestamp NOT NULL, pl_end timestamp NOT NULL, ac_beg timestamp, ac_end timestamp);
COMMENT ON TABLE sg_shift IS 'shifts: pl_ as planned, ac_ as it was; pl_grd guard planned, ac_grd guard who came; ac_ empty if not worked';
CREATE TABLE sg_inc (inc int PRIMARY KEY, sh int NOT NULL REFERENCES sg_shift, inc_ts timestamp NOT NULL, sev smallint NOT NULL, typ text NOT NULL, police boolean NOT NULL, txt text NOT NULL);
COMMENT ON COLUMN sg_inc.sev IS '1 minor, 2 serious, 3 grave';
