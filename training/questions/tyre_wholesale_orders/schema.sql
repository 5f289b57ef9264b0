CREATE TABLE dim_tyre (tyre_key int PRIMARY KEY, brand text NOT NULL, pattern text NOT NULL, season char(1) NOT NULL, vehicle char(1) NOT NULL, runflat char(1) NOT NULL, retread char(1) NOT NULL, wet_grip char(1) NOT NULL, list_price numeric(7,2) NOT NULL);
COMMENT ON COLUMN dim_tyre.season IS 'S summer, W winter, A all season';
COMMENT ON COLUMN dim_tyre.vehicle IS 'C car, V van, T truck, M motorcycle';
COMMENT ON COLUMN dim_tyre.runflat IS '1 yes, 0 no';
COMMENT ON COLUMN dim_tyre.retread IS '1 retreaded, 0 new';
COMMENT ON COLUMN dim_tyre.wet_grip IS 'label A best to E worst';
CREATE TABLE dim_dealer (dealer_key int PRIMARY KEY, dealer_name text NOT NULL, dealer_class char(1) NOT NULL, export_flag char(1) NOT NULL, delisted_on date, bonus_scheme char(1) NOT NULL);
COMMENT ON COLUMN dim_dealer.dealer_class IS 'G gold, S silver, B bronze, U unrated';
COMMENT ON COLUMN dim_dealer.export_flag IS 'E export, D domestic';
COMMENT ON COLUMN dim_dealer.bonus_scheme IS 'Y takes part in the bonus scheme, N not';
CREATE TABLE dim_depot (depot_key int PRIMARY KEY, depot_name text NOT NULL, leased boolean NOT NULL, cross_dock boolean NOT NULL);
CREATE TABLE dim_date (date_key date PRIMARY KEY, weekday int NOT NULL, is_holiday smallint NOT NULL);
COMMENT ON COLUMN dim_date.weekday IS '1 Monday to 7 Sunday';
CREATE TABLE fact_order (
  order_no int NOT NULL, line_no int NOT NULL, date_key date NOT NULL REFERENCES dim_date, tyre_key int NOT NULL REFERENCES dim_tyre, dealer_key int NOT NULL REFERENCES dim_dealer, depot_key int NOT NULL REFERENCES dim_depot,
  line_status char(1) NOT NULL, freight char(1) NOT NULL, preseason char(1) NOT NULL, delivered_on date, qty int NOT NULL, gross_amount numeric(10,2) NOT NULL, discount_amount numeric(9,2) NOT NULL, net_amount numeric(10,2) NOT NULL, cost_amount numeric(10,2) NOT NULL, PRIMARY KEY (order_no, line_no));
COMMENT ON COLUMN fact_order.line_status IS 'O open, D delivered, B on backorder, X cancelled';
COMMENT ON COLUMN fact_order.freight IS 'P prepaid by us, C collect (dealer pays)';
COMMENT ON COLUMN fact_order.preseason IS 'Y ordered in advance for the season';
CREATE TABLE fact_warranty (case_no int PRIMARY KEY, tyre_key int NOT NULL REFERENCES dim_tyre, dealer_key int NOT NULL REFERENCES dim_dealer, opened_on date NOT NULL, verdict char(1), credited_on date, credit_amount numeric(8,2));
COMMENT ON COLUMN fact_warranty.verdict IS 'M maker''s fault, D driver''s fault, N no fault found; null undecided';
CREATE TABLE fact_receivable (doc_no int PRIMARY KEY, dealer_key int NOT NULL REFERENCES dim_dealer, doc_date date NOT NULL, due_date date NOT NULL, cleared_date date, in_dispute char(1) NOT NULL, amount numeric(10,2) NOT NULL);
COMMENT ON COLUMN fact_receivable.in_dispute IS 'Y, N';
