CREATE TABLE block (block_code text PRIMARY KEY, block_name text NOT NULL, storeys int NOT NULL);
CREATE TABLE plot (plot_no int PRIMARY KEY, block_code text NOT NULL REFERENCES block, beds int NOT NULL, buyer text, completion_on date, keys_on date);
CREATE TABLE room_type (rt int PRIMARY KEY, room text NOT NULL);
CREATE TABLE contractor (c_id int PRIMARY KEY, c_name text NOT NULL, phone text);
CREATE TABLE snag (snag_id int PRIMARY KEY, plot_no int NOT NULL REFERENCES plot, rt int NOT NULL REFERENCES room_type, assigned_to int REFERENCES contractor, raised_by text NOT NULL, what text NOT NULL, prio smallint NOT NULL, raised_at timestamp NOT NULL, target date NOT NULL, fixed_at timestamp, signed_off_at timestamp, backcharge numeric(7,2));
COMMENT ON COLUMN snag.prio IS '1 urgent, 2 normal, 3 cosmetic';
COMMENT ON COLUMN snag.raised_by IS 'buyer, warden or clerk';
