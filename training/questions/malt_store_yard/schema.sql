CREATE TABLE maltster (m_id int PRIMARY KEY, m_name text, land text);
CREATE TABLE malt (malt_cd text PRIMARY KEY, malt_name text, ebc int, safety_stock_kg int);
CREATE TABLE lot (lot_no text PRIMARY KEY, malt_cd text, m_id int, recv_dt date, use_by date, recv_kg numeric(8,1), eur_per_t numeric(7,2), moisture numeric(3,1), blocked bool);
CREATE TABLE issue (issue_id int PRIMARY KEY, lot_no text, brew_no int, issue_dt date, kg numeric(7,1));
CREATE TABLE brew (brew_no int PRIMARY KEY, recipe text, brewer text, brew_dt date, hl_target numeric(5,1), hl_out numeric(5,1));
