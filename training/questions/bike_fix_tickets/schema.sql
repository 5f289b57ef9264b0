CREATE TABLE wk_tkt (no int PRIMARY KEY, dt_in date NOT NULL, dt_prom date NOT NULL, dt_out date, cname text NOT NULL, cphone text, bike text NOT NULL, mech text, labour_min int NOT NULL, parts_eur numeric(7,2) NOT NULL, paid_eur numeric(7,2) NOT NULL, pay_by text, complaint text NOT NULL, again_of int REFERENCES wk_tkt (no));
COMMENT ON TABLE wk_tkt IS 'one row per workshop ticket, with the customer written in: dt_prom promised for, dt_out handed back, mech mechanic, again_of the earlier ticket when the bike came back with the same fault';
CREATE TABLE wk_code (k text NOT NULL, tag text PRIMARY KEY, txt text NOT NULL);
COMMENT ON TABLE wk_code IS 'kinds of work; k is the part of the bike';
CREATE TABLE wk_tkt_code (no int NOT NULL REFERENCES wk_tkt, tag text NOT NULL REFERENCES wk_code, PRIMARY KEY (no, tag));
CREATE TABLE wk_rate (from_dt date PRIMARY KEY, eur_h numeric(6,2) NOT NULL);
COMMENT ON TABLE wk_rate IS 'hourly labour rate, valid from that day until the next row';
