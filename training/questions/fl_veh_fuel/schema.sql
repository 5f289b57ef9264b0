CREATE TABLE fl_veh (veh_no text PRIMARY KEY, reg_no text NOT NULL, mk text NOT NULL, mdl text NOT NULL, yr int NOT NULL, dep_cd char(3), fuel_typ char(1) NOT NULL, odo_km int NOT NULL, acq_dt date NOT NULL, acq_cst numeric(10,2), dsp_dt date);
CREATE TABLE fl_dep (dep_cd char(3) PRIMARY KEY, dep_nm text NOT NULL);
CREATE TABLE fl_drv (drv_no int PRIMARY KEY, drv_nm text NOT NULL, dep_cd char(3) REFERENCES fl_dep, lic_exp date NOT NULL, pts int NOT NULL);
CREATE TABLE fl_fuel (ft_no int PRIMARY KEY, veh_no text NOT NULL REFERENCES fl_veh, drv_no int REFERENCES fl_drv, ft_dt date NOT NULL, ltr numeric(6,1) NOT NULL, amt numeric(8,2) NOT NULL, odo int, stn text);
CREATE TABLE fl_svc (sv_no int PRIMARY KEY, veh_no text NOT NULL REFERENCES fl_veh, sv_typ char(2) NOT NULL, due_dt date NOT NULL, done_dt date, lab_amt numeric(8,2), prt_amt numeric(8,2), gar_nm text);
CREATE TABLE fl_acc (ac_no int PRIMARY KEY, veh_no text NOT NULL REFERENCES fl_veh, drv_no int NOT NULL REFERENCES fl_drv, ac_dt date NOT NULL, flt char(1) NOT NULL, est_amt numeric(9,2), pd_amt numeric(9,2), cls_dt date);
COMMENT ON COLUMN fl_svc.sv_typ IS 'OL oil, BR brakes, TY tyres, IN inspection';
COMMENT ON COLUMN fl_acc.flt IS 'Y our driver was at fault';
