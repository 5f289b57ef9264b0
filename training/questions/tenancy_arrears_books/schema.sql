-- rent ledger of a housing office; no foreign keys, rows are marked as deleted instead of being removed
CREATE TABLE tenant (t_id integer PRIMARY KEY, t_name text NOT NULL, phone text, email text, deleted_at timestamp);
CREATE TABLE unit (u_id integer PRIMARY KEY, u_code text NOT NULL, block text NOT NULL, rooms integer NOT NULL, cold_rent numeric(8,2) NOT NULL, heating_adv numeric(8,2) NOT NULL);
COMMENT ON COLUMN unit.cold_rent IS 'monthly rent without heating';
COMMENT ON COLUMN unit.heating_adv IS 'monthly advance for heating, on top of the cold rent';
CREATE TABLE lease (l_id integer PRIMARY KEY, t_id integer NOT NULL, u_id integer NOT NULL, dt_signed date NOT NULL, dt_start date NOT NULL, dt_end date, deposit numeric(8,2) NOT NULL);
COMMENT ON COLUMN lease.t_id IS 'tenant';
COMMENT ON COLUMN lease.u_id IS 'unit';
CREATE TABLE rent_item (ri_id integer PRIMARY KEY, l_id integer NOT NULL, for_month date NOT NULL, dt_due date NOT NULL, amt_rent numeric(8,2) NOT NULL, amt_heat numeric(8,2) NOT NULL, amt_total numeric(8,2) NOT NULL, amt_settled numeric(8,2) NOT NULL, dt_settled date);
COMMENT ON TABLE rent_item IS 'one row for each lease and month';
COMMENT ON COLUMN rent_item.amt_total IS 'rent and heating together';
COMMENT ON COLUMN rent_item.amt_settled IS 'what has been paid on it so far';
COMMENT ON COLUMN rent_item.dt_settled IS 'day on which it was paid completely';
CREATE TABLE reminder (rm_id integer PRIMARY KEY, ri_id integer NOT NULL, level integer NOT NULL, dt_sent date NOT NULL, dt_answered date, fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN reminder.level IS '1 = friendly, 2 = formal, 3 = last before court';
CREATE TABLE repair (rp_id integer PRIMARY KEY, u_id integer NOT NULL, reported_by integer, dt_reported date NOT NULL, dt_inspected date, dt_fixed date, what text NOT NULL, cost_quoted numeric(8,2), cost_final numeric(8,2));
COMMENT ON COLUMN repair.reported_by IS 'tenant; empty where our caretaker saw it';
