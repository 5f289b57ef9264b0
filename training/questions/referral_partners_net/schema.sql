CREATE TABLE rp_prtnr (pid int PRIMARY KEY, pname text NOT NULL, up_pid int REFERENCES rp_prtnr (pid), lvl text NOT NULL, sgn_on date NOT NULL, term_on date);
COMMENT ON TABLE rp_prtnr IS 'partners who sell our water filters: up_pid the partner who signed them on, term_on the day the contract ended';
CREATE TABLE rp_prod (sku text PRIMARY KEY, dscr text NOT NULL, rrp numeric(8,2) NOT NULL);
COMMENT ON COLUMN rp_prod.rrp IS 'recommended price';
CREATE TABLE rp_sale (sid int PRIMARY KEY, pid int NOT NULL REFERENCES rp_prtnr, sku text NOT NULL REFERENCES rp_prod, units int NOT NULL, sold_pr numeric(8,2) NOT NULL, sold_on date NOT NULL, inst_on date, ret_on date);
COMMENT ON TABLE rp_sale IS 'sales: sold_pr price of one unit, inst_on installed at the customer, ret_on taken back';
CREATE TABLE rp_comm (cid int PRIMARY KEY, sid int NOT NULL REFERENCES rp_sale, to_pid int NOT NULL REFERENCES rp_prtnr (pid), kind char(1) NOT NULL, amt numeric(8,2) NOT NULL, payrun date);
COMMENT ON TABLE rp_comm IS 'commissions: kind D to the seller, U to the partner above; negative amounts take back; payrun the day it was paid, empty while unpaid';
