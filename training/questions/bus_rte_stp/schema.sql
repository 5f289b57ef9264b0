CREATE TABLE tb_rte (rte_id text PRIMARY KEY, rte_dsc text NOT NULL, km numeric(5,1) NOT NULL, opr char(1) NOT NULL, valid_to date);
CREATE TABLE tb_stp (stp_id int PRIMARY KEY, stp_nm text NOT NULL, zone int NOT NULL, shltr int NOT NULL, wchair int NOT NULL);
CREATE TABLE tb_rte_stp (rte_id text REFERENCES tb_rte, seq int, stp_id int REFERENCES tb_stp, min_from_start int NOT NULL, PRIMARY KEY (rte_id, seq));
CREATE TABLE tb_drv (drv_id int PRIMARY KEY, nm text NOT NULL, dpt char(1) NOT NULL, hired date NOT NULL, gone date);
CREATE TABLE tb_bus (bus_no int PRIMARY KEY, plate text NOT NULL, seats int NOT NULL, fuel char(1) NOT NULL, in_serv date NOT NULL, scrap date);
CREATE TABLE tb_trip (trip_id int PRIMARY KEY, rte_id text NOT NULL REFERENCES tb_rte, svc_dt date NOT NULL, dep_sch time NOT NULL, dep_act time, arr_sch time NOT NULL, arr_act time, drv_id int REFERENCES tb_drv, bus_no int REFERENCES tb_bus, canc int NOT NULL, canc_rsn text, pax int, rev numeric(8,2));
CREATE TABLE tb_cmpl (cmpl_id int PRIMARY KEY, trip_id int REFERENCES tb_trip, rte_id text REFERENCES tb_rte, rcvd date NOT NULL, ansd date, topic text NOT NULL, taken_by text);
