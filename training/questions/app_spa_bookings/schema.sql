CREATE TABLE app_client (app_client_id int PRIMARY KEY, app_client_nm text NOT NULL, app_client_ph text, app_client_dob date, app_client_src char(1), app_client_vip boolean NOT NULL);
CREATE TABLE app_therapist (app_ther_id int PRIMARY KEY, app_ther_nm text NOT NULL, app_ther_from date NOT NULL, app_ther_to date);
CREATE TABLE app_treatment (app_trt_id int PRIMARY KEY, app_trt_nm text NOT NULL, app_trt_min int NOT NULL, app_trt_price numeric(7,2) NOT NULL, app_trt_grp text NOT NULL);
CREATE TABLE app_room (app_room_id int PRIMARY KEY, app_room_nm text NOT NULL);
CREATE TABLE app_booking (app_bkg_id int PRIMARY KEY, app_client_id int NOT NULL REFERENCES app_client, app_trt_id int NOT NULL REFERENCES app_treatment, app_ther_id int REFERENCES app_therapist, app_room_id int REFERENCES app_room, app_bkg_start timestamp NOT NULL, app_bkg_made date NOT NULL, app_bkg_canc date, app_bkg_stat char(1) NOT NULL, app_bkg_price numeric(7,2) NOT NULL, app_bkg_disc numeric(7,2) NOT NULL, app_made_by text, app_vch_id int);
CREATE TABLE app_voucher (app_vch_id int PRIMARY KEY, app_vch_code text NOT NULL, app_vch_sold date NOT NULL, app_vch_exp date NOT NULL, app_vch_val numeric(7,2) NOT NULL, app_vch_left numeric(7,2) NOT NULL, app_buyer_id int REFERENCES app_client(app_client_id), app_owner_id int REFERENCES app_client(app_client_id));
CREATE TABLE app_review (app_rev_id int PRIMARY KEY, app_bkg_id int NOT NULL REFERENCES app_booking, app_rev_dt date NOT NULL, app_rev_stars int NOT NULL, app_rev_reply date);
COMMENT ON COLUMN app_booking.app_bkg_stat IS 'B booked, D done, C cancelled, N no-show';
COMMENT ON COLUMN app_client.app_client_src IS 'W website, H hotel guest, F friend';
