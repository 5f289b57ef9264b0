CREATE TABLE peddler (peddler_id int PRIMARY KEY, peddler text NOT NULL, id_checked boolean NOT NULL, first_seen date NOT NULL);
CREATE TABLE metal (m_code text PRIMARY KEY, metal text NOT NULL, family text NOT NULL);
CREATE TABLE day_price (m_code text NOT NULL REFERENCES metal, from_day date NOT NULL, buy_kg numeric(6,3) NOT NULL, sell_kg numeric(6,3) NOT NULL, PRIMARY KEY (m_code, from_day));
CREATE TABLE buy_ticket (ticket int PRIMARY KEY, peddler_id int NOT NULL REFERENCES peddler, bought_at timestamptz NOT NULL, clerk text NOT NULL, paid_by text NOT NULL);
CREATE TABLE buy_line (ticket int NOT NULL REFERENCES buy_ticket, m_code text NOT NULL REFERENCES metal, gross_kg numeric(7,1) NOT NULL, dirt_kg numeric(6,1) NOT NULL, rate numeric(6,3) NOT NULL, PRIMARY KEY (ticket, m_code));
CREATE TABLE smelter_load (load_no int PRIMARY KEY, smelter text NOT NULL, m_code text NOT NULL REFERENCES metal, left_on date NOT NULL, weighed_here numeric(8,1) NOT NULL, weighed_there numeric(8,1), rate numeric(6,3) NOT NULL, settled_on date);
