CREATE TABLE issues (id integer PRIMARY KEY, country text, year integer, title text, face_value text, catalogue_no text, catalogue_price real);
CREATE TABLE stock (id integer PRIMARY KEY, issue_id integer, condition text, cost real, asking real, bought_on text, bought_from text, sold_on text, sold_for real, collector_id integer, shelf text);
CREATE TABLE collectors (id integer PRIMARY KEY, name text, town text, email text, since text, owes real DEFAULT 0);
CREATE TABLE wants (id integer PRIMARY KEY, collector_id integer, issue_id integer, max_price real, noted_on text, fulfilled_on text);
CREATE TABLE fairs (id integer PRIMARY KEY, name text, town text, held_on text, table_fee real, takings real);
CREATE TABLE certificates (id integer PRIMARY KEY, stock_id integer, expert text, sent_on text, back_on text, fee real, verdict text);
