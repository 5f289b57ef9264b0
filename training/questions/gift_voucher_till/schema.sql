CREATE TABLE tbl_shop (shop_id int PRIMARY KEY, shop_nm text, region text);
CREATE TABLE tbl_buyer (buyer_id int PRIMARY KEY, full_nm text, email text, country text);
CREATE TABLE tbl_voucher (vch_no int PRIMARY KEY, buyer_id int, sold_shop_id int, face_val numeric(8,2), paid_amt numeric(8,2), sold_dt date, exp_dt date, channel char(1), void_dt date);
COMMENT ON COLUMN tbl_voucher.channel IS 'W web, C counter, B business bulk';
COMMENT ON COLUMN tbl_voucher.paid_amt IS 'what the buyer paid, less than face value in promotions';
CREATE TABLE tbl_redeem (rdm_id int PRIMARY KEY, vch_no int, shop_id int, rdm_dt date, amt numeric(8,2));
CREATE TABLE tbl_reminder (rem_id int PRIMARY KEY, vch_no int, sent_dt date, opened boolean);
