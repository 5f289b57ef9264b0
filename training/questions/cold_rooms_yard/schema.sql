CREATE TABLE site (s_id int PRIMARY KEY, s_name text, postcode text);
CREATE TABLE room (r_id int PRIMARY KEY, s_id int, r_label text, min_c numeric(4,1), max_c numeric(4,1), volume_m3 int);
CREATE TABLE probe (p_serial text PRIMARY KEY, r_id int, fitted_on date, calibrated_on date, removed_on date);
CREATE TABLE temp_reading (p_serial text, ts timestamptz, deg_c numeric(4,1), batt_pct int, PRIMARY KEY (p_serial, ts));
CREATE TABLE excursion (x_id int PRIMARY KEY, r_id int, began timestamptz, over timestamptz, peak_c numeric(4,1), ack_by text);
CREATE TABLE goods (g_id int PRIMARY KEY, r_id int, owner text, what text, pallets int, value_per_pallet numeric(9,2), in_since date, gone_on date);
CREATE TABLE write_off (w_id int PRIMARY KEY, x_id int, g_id int, pallets int);
