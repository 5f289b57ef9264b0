CREATE TABLE loc (loc_cd char(3) PRIMARY KEY, loc_name text NOT NULL, loc_typ char(1) NOT NULL, parent_loc char(3) REFERENCES loc, closed_on date);
COMMENT ON COLUMN loc.loc_typ IS 'W warehouse, S building site, V van';
CREATE TABLE usr (uid int PRIMARY KEY, uname text NOT NULL, is_active smallint NOT NULL);
CREATE TABLE itm (itm_id int PRIMARY KEY, itm_name text NOT NULL, uom text NOT NULL, val_per numeric(8,2) NOT NULL, min_qty numeric(8,1), del_flag char(1) NOT NULL DEFAULT 'N');
COMMENT ON COLUMN itm.val_per IS 'value of one unit';
CREATE TABLE mv_hdr (mv_no int PRIMARY KEY, from_loc char(3) REFERENCES loc, to_loc char(3) REFERENCES loc, created_by int NOT NULL REFERENCES usr, approved_by int REFERENCES usr, recv_by int REFERENCES usr, req_ts timestamp NOT NULL, sent_ts timestamp, recv_ts timestamp, mv_st smallint NOT NULL);
COMMENT ON TABLE mv_hdr IS 'movements; no from_loc = bought, no to_loc = used up; mv_st 10 asked, 20 approved, 30 sent, 40 received, 90 rejected';
CREATE TABLE mv_ln (mv_no int NOT NULL REFERENCES mv_hdr, ln int NOT NULL, itm_id int NOT NULL REFERENCES itm, qty numeric(8,1) NOT NULL, recv_qty numeric(8,1), PRIMARY KEY (mv_no, ln));
CREATE TABLE cnt (loc_cd char(3) NOT NULL REFERENCES loc, itm_id int NOT NULL REFERENCES itm, cnt_dt date NOT NULL, book_qty numeric(8,1) NOT NULL, cnt_qty numeric(8,1) NOT NULL, cnt_by int NOT NULL REFERENCES usr, PRIMARY KEY (loc_cd, itm_id, cnt_dt));
