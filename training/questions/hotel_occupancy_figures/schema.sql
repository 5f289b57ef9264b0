CREATE TABLE htl_property (prop_cd varchar(4) PRIMARY KEY, prop_nm varchar(40) NOT NULL, city varchar(30) NOT NULL, rooms_total int NOT NULL);
CREATE TABLE htl_day (prop_cd varchar(4) NOT NULL REFERENCES htl_property, biz_dt date NOT NULL, rooms_sold int NOT NULL, rooms_out_of_order int NOT NULL, room_rev numeric(10,2) NOT NULL, fb_rev numeric(10,2) NOT NULL, other_rev numeric(10,2) NOT NULL, PRIMARY KEY (prop_cd, biz_dt));
COMMENT ON COLUMN htl_day.fb_rev IS 'restaurant and bar';
CREATE TABLE htl_channel (ch_cd varchar(3) PRIMARY KEY, ch_nm varchar(30) NOT NULL, comm_pct numeric(4,1) NOT NULL);
CREATE TABLE htl_resv (resv_no int PRIMARY KEY, prop_cd varchar(4) NOT NULL REFERENCES htl_property, ch_cd varchar(3) NOT NULL REFERENCES htl_channel, guest_nm varchar(40) NOT NULL, dt_booked date NOT NULL, dt_arrive date NOT NULL, dt_depart date NOT NULL, rate_night numeric(7,2) NOT NULL, stat varchar(2) NOT NULL);
COMMENT ON COLUMN htl_resv.stat IS 'OK booked, CI in house, CO checked out, CX cancelled, NS no-show';
