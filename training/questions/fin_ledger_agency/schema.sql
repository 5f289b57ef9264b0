CREATE TABLE fin_acct (acct_no text PRIMARY KEY, acct_txt text NOT NULL, acct_grp text NOT NULL);
COMMENT ON COLUMN fin_acct.acct_grp IS 'INC income, EXP expense, BNK bank, DEB what clients owe';
CREATE TABLE fin_cli (cli_cd text PRIMARY KEY, cli_txt text NOT NULL, acct_mgr text NOT NULL, since_dt date NOT NULL);
CREATE TABLE fin_proj (proj_cd text PRIMARY KEY, cli_cd text NOT NULL REFERENCES fin_cli, proj_txt text NOT NULL, bdgt numeric(10,2) NOT NULL, closed_dt date);
CREATE TABLE fin_post (post_no int PRIMARY KEY, bk_dt date NOT NULL, doc_dt date NOT NULL, acct_no text NOT NULL REFERENCES fin_acct, proj_cd text REFERENCES fin_proj, amt numeric(10,2) NOT NULL, memo text NOT NULL, rev_of int REFERENCES fin_post (post_no));
COMMENT ON TABLE fin_post IS 'ledger entries; amt is signed: plus is money in, minus is money out';
COMMENT ON COLUMN fin_post.bk_dt IS 'day it was booked';
COMMENT ON COLUMN fin_post.doc_dt IS 'date printed on the document';
COMMENT ON COLUMN fin_post.rev_of IS 'the entry that this one reverses';
