CREATE TABLE tenant (tenant_id int PRIMARY KEY, legal_name text NOT NULL, country text NOT NULL, went_live date, cancelled date, partner_id int);
CREATE TABLE partner (partner_id int PRIMARY KEY, partner_name text NOT NULL, rev_share_pct numeric(4,1) NOT NULL);
COMMENT ON TABLE partner IS 'accounting firms that bring tenants';
CREATE TABLE price_band (band_id int PRIMARY KEY, min_heads int NOT NULL, max_heads int NOT NULL, base_fee numeric(7,2) NOT NULL, fee_per_head numeric(6,2) NOT NULL);
CREATE TABLE pay_run (run_id int PRIMARY KEY, tenant_id int NOT NULL, pay_month date NOT NULL, heads int NOT NULL, gross_pay numeric(12,2) NOT NULL, submitted_at timestamp, correction boolean NOT NULL);
COMMENT ON COLUMN pay_run.heads IS 'employees paid in the run';
CREATE TABLE app_invoice (inv_no text PRIMARY KEY, tenant_id int NOT NULL, inv_month date NOT NULL, base_amt numeric(8,2) NOT NULL, head_amt numeric(9,2) NOT NULL, vat_amt numeric(8,2) NOT NULL, settled date);
CREATE TABLE help_ticket (ticket_id int PRIMARY KEY, tenant_id int NOT NULL, raised timestamp NOT NULL, first_reply timestamp, closed timestamp, area text NOT NULL, prio int NOT NULL);
COMMENT ON COLUMN help_ticket.prio IS '1 urgent, 2 normal, 3 low';
