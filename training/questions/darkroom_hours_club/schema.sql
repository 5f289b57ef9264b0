CREATE TABLE dk_member (m_id int PRIMARY KEY, m_name text NOT NULL, plan text NOT NULL, plan_hours int NOT NULL, since date NOT NULL, until date, inducted_by int);
CREATE TABLE dk_room (room_id int PRIMARY KEY, room_name text NOT NULL, enlargers int NOT NULL);
CREATE TABLE dk_booking (b_id int PRIMARY KEY, m_id int NOT NULL, room_id int NOT NULL, booked_at timestamp NOT NULL, starts_at timestamp NOT NULL, ends_at timestamp NOT NULL, left_at timestamp, cancelled boolean NOT NULL);
CREATE TABLE dk_supply (s_id int PRIMARY KEY, item text NOT NULL, unit text NOT NULL, in_stock numeric(7,1) NOT NULL, reorder_below numeric(7,1) NOT NULL, unit_price numeric(6,2) NOT NULL, expires_on date);
CREATE TABLE dk_supply_use (u_id int PRIMARY KEY, s_id int NOT NULL, m_id int NOT NULL, used_on date NOT NULL, qty numeric(6,1) NOT NULL, charged numeric(6,2) NOT NULL);
COMMENT ON COLUMN dk_member.plan_hours IS 'hours per month included in the plan';
COMMENT ON COLUMN dk_member.inducted_by IS 'member who gave the induction (m_id)';
COMMENT ON COLUMN dk_booking.m_id IS 'member'; COMMENT ON COLUMN dk_booking.left_at IS 'when they really left';
