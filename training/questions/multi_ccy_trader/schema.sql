CREATE TABLE m_party (p_id int PRIMARY KEY, p_name text NOT NULL, p_role char(1) NOT NULL, ctry text NOT NULL, pay_days int NOT NULL);
COMMENT ON COLUMN m_party.p_role IS 'S supplier, C customer';
CREATE TABLE m_goods (g_id int PRIMARY KEY, g_name text NOT NULL, origin text NOT NULL);
CREATE TABLE t_deal (d_id int PRIMARY KEY, sup_id int NOT NULL REFERENCES m_party (p_id), cus_id int NOT NULL REFERENCES m_party (p_id), g_id int NOT NULL REFERENCES m_goods, deal_dt date NOT NULL, tons numeric(8,2) NOT NULL, buy_ccy char(3) NOT NULL, buy_per_t numeric(9,2) NOT NULL, sell_ccy char(3) NOT NULL, sell_per_t numeric(9,2) NOT NULL, trader text NOT NULL, cxl_dt date);
COMMENT ON COLUMN t_deal.cxl_dt IS 'day the deal was called off';
CREATE TABLE t_rate (ccy char(3) NOT NULL, mon date NOT NULL, to_eur numeric(9,5) NOT NULL, PRIMARY KEY (ccy, mon));
COMMENT ON TABLE t_rate IS 'value of one unit of the currency in euros, by month (first day of the month)';
CREATE TABLE t_pay (pay_id int PRIMARY KEY, d_id int NOT NULL REFERENCES t_deal, dir char(3) NOT NULL, amt numeric(12,2) NOT NULL, ccy char(3) NOT NULL, pay_dt date NOT NULL);
COMMENT ON COLUMN t_pay.dir IS 'IN from a customer, OUT to a supplier';
