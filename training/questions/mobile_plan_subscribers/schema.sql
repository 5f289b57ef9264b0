CREATE TABLE tariff (tariff_id int PRIMARY KEY, tariff_name text NOT NULL, tier char(1) NOT NULL CHECK (tier IN ('B','S','P')), monthly_fee numeric(6,2) NOT NULL, gigabytes int);
COMMENT ON COLUMN tariff.tier IS 'B basic, S standard, P premium; gigabytes empty means unlimited';
CREATE TABLE subscriber (subscriber_id int PRIMARY KEY, full_name text NOT NULL, sex char(1) CHECK (sex IN ('F','M','X')), city text NOT NULL, nationality_iso char(2) NOT NULL, vip_flag smallint NOT NULL CHECK (vip_flag IN (0,1)));
CREATE TABLE line (line_id int PRIMARY KEY, subscriber_id int NOT NULL REFERENCES subscriber, tariff_id int NOT NULL REFERENCES tariff, msisdn text NOT NULL, status_cd char(3) NOT NULL CHECK (status_cd IN ('ACT','SUS','TRM','PND')), activated_on date, terminated_on date, ported_in boolean NOT NULL);
COMMENT ON COLUMN line.status_cd IS 'ACT active, SUS suspended, TRM terminated, PND pending activation';
CREATE TABLE monthly_bill (bill_id int PRIMARY KEY, line_id int NOT NULL REFERENCES line, period_start date NOT NULL, due_on date NOT NULL, amount numeric(8,2) NOT NULL, pay_status char(1) NOT NULL CHECK (pay_status IN ('P','U','D')), paid_on date, pay_channel text CHECK (pay_channel IN ('DIRECT_DEBIT','CARD','SHOP_CASH')));
COMMENT ON COLUMN monthly_bill.pay_status IS 'P paid, U unpaid, D disputed';
CREATE TABLE usage_day (line_id int NOT NULL REFERENCES line, used_on date NOT NULL, megabytes int NOT NULL, minutes int NOT NULL, roaming boolean NOT NULL, PRIMARY KEY (line_id, used_on));
