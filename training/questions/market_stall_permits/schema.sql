CREATE TABLE market (market_id int PRIMARY KEY, market_name text NOT NULL, held_on smallint NOT NULL CHECK (held_on BETWEEN 1 AND 7), roofed boolean NOT NULL);
COMMENT ON COLUMN market.held_on IS 'ISO day of the week, 1 Monday to 7 Sunday';
CREATE TABLE trader (trader_id int PRIMARY KEY, trader_name text NOT NULL, trade_cat char(3) NOT NULL CHECK (trade_cat IN ('FRU','FIS','CLO','FLO','HOT')), hometown text NOT NULL, blocked boolean NOT NULL);
COMMENT ON COLUMN trader.trade_cat IS 'FRU fruit and vegetables, FIS fish, CLO clothing, FLO flowers, HOT hot food';
CREATE TABLE pitch (pitch_id int PRIMARY KEY, market_id int NOT NULL REFERENCES market, pitch_label text NOT NULL, metres numeric(4,1) NOT NULL, power boolean NOT NULL);
CREATE TABLE permit (permit_id int PRIMARY KEY, trader_id int NOT NULL REFERENCES trader, pitch_id int NOT NULL REFERENCES pitch, applied_on date NOT NULL, decided_on date, decision char(1) CHECK (decision IN ('G','D','W')), valid_from date, valid_to date, fee numeric(8,2) NOT NULL);
COMMENT ON COLUMN permit.decision IS 'G granted, D denied, W withdrawn by the applicant, empty: pending';
CREATE TABLE fee_payment (payment_id int PRIMARY KEY, permit_id int NOT NULL REFERENCES permit, paid_on date NOT NULL, amount numeric(8,2) NOT NULL, via text NOT NULL CHECK (via IN ('CASH_DESK','CARD_TERMINAL','TRANSFER')));
CREATE TABLE inspection (inspection_id int PRIMARY KEY, permit_id int NOT NULL REFERENCES permit, visited_on date NOT NULL, verdict text NOT NULL CHECK (verdict IN ('PASS','WARN','FAIL')), inspector text NOT NULL);
