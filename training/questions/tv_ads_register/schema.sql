CREATE TABLE adv (adv_id int PRIMARY KEY, adv_nm text NOT NULL, agency text, disc_pct numeric(4,1) NOT NULL);
CREATE TABLE chan (chan_id int PRIMARY KEY, chan_nm text NOT NULL, region text NOT NULL);
CREATE TABLE brk (brk_id int PRIMARY KEY, chan_id int NOT NULL, airs timestamp NOT NULL, prog_before text NOT NULL, secs_total int NOT NULL, price_per_sec numeric(7,2) NOT NULL);
COMMENT ON TABLE brk IS 'commercial breaks';
CREATE TABLE film_spot (spot_id int PRIMARY KEY, adv_id int NOT NULL, spot_nm text NOT NULL, secs int NOT NULL, cleared_on date);
CREATE TABLE booking (bk_id int PRIMARY KEY, brk_id int NOT NULL, spot_id int NOT NULL, booked_on date NOT NULL, status text NOT NULL, rep text NOT NULL);
COMMENT ON COLUMN booking.status IS 'option, firm, aired, dropped';
CREATE TABLE audience (brk_id int PRIMARY KEY, viewers_th numeric(7,1) NOT NULL, target_th numeric(7,1) NOT NULL);
COMMENT ON COLUMN audience.viewers_th IS 'viewers in thousands';
