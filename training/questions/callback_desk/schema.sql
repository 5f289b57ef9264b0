CREATE TABLE cb_request (cb_no int PRIMARY KEY, asked_ts timestamp NOT NULL, wished_from timestamp NOT NULL, wished_to timestamp NOT NULL, subj text NOT NULL, cust_no int NOT NULL, prio int NOT NULL, withdrawn_ts timestamp);
CREATE TABLE cust (cust_no int PRIMARY KEY, cust_nm text NOT NULL, tier text NOT NULL, acct_mgr text NOT NULL);
CREATE TABLE cb_try (cb_no int NOT NULL, try_no int NOT NULL, try_ts timestamp NOT NULL, agt text NOT NULL, reached char(1) NOT NULL, dur_min int NOT NULL, PRIMARY KEY (cb_no, try_no));
COMMENT ON COLUMN cb_try.reached IS 'J yes, N no';
CREATE TABLE cb_follow (cb_no int PRIMARY KEY, kind text NOT NULL, amt numeric(8,2));
COMMENT ON TABLE cb_follow IS 'what came of the callback: order, refund, ticket';
