CREATE TABLE frt_sheet (
  row_no int PRIMARY KEY, awb text NOT NULL UNIQUE, dt_pu date NOT NULL, dt_dlv date, dt_prm date NOT NULL,
  shp_nm text NOT NULL, shp_cty text NOT NULL, cne_nm text NOT NULL, cne_cty text NOT NULL,
  carr_cd char(2) NOT NULL, svc_cd char(1) NOT NULL, pcs int NOT NULL, wt_kg numeric(8,1) NOT NULL,
  frt_amt numeric(9,2) NOT NULL, fsc_amt numeric(8,2) NOT NULL, ins_amt numeric(8,2), ccy char(3) NOT NULL, pod_nm text, rmk text);
COMMENT ON TABLE frt_sheet IS 'one row per consignment, typed in by the dispatcher';
COMMENT ON COLUMN frt_sheet.dt_pu IS 'picked up';
COMMENT ON COLUMN frt_sheet.dt_prm IS 'delivery promised for';
COMMENT ON COLUMN frt_sheet.shp_nm IS 'shipper, who sends';
COMMENT ON COLUMN frt_sheet.cne_nm IS 'consignee, who receives';
COMMENT ON COLUMN frt_sheet.fsc_amt IS 'fuel surcharge';
COMMENT ON COLUMN frt_sheet.pod_nm IS 'name of the person who signed for it';
CREATE TABLE carr (carr_cd char(2) PRIMARY KEY, carr_nm text NOT NULL, cutoff time NOT NULL);
CREATE TABLE svc (svc_cd char(1) PRIMARY KEY, svc_txt text NOT NULL, days_max int NOT NULL);
