CREATE TABLE outlets (outlet_id int PRIMARY KEY, outlet text NOT NULL, medium text NOT NULL, reach_k int NOT NULL, ad_rate_page numeric(9,2));
COMMENT ON COLUMN outlets.reach_k IS 'readers or listeners in thousands';
CREATE TABLE journalists (j_id int PRIMARY KEY, j_name text NOT NULL, outlet_id int REFERENCES outlets, beat text NOT NULL);
CREATE TABLE releases (rel_id int PRIMARY KEY, title text NOT NULL, topic text NOT NULL, embargo_until timestamp, published_at timestamp NOT NULL, writer text NOT NULL, signed_off_by text NOT NULL);
CREATE TABLE clippings (clip_id int PRIMARY KEY, outlet_id int NOT NULL REFERENCES outlets, j_id int REFERENCES journalists, rel_id int REFERENCES releases, appeared date NOT NULL, found date NOT NULL, tone int NOT NULL, page_share numeric(4,2) NOT NULL);
COMMENT ON COLUMN clippings.tone IS '-1 hostile, 0 neutral, 1 friendly';
COMMENT ON COLUMN clippings.rel_id IS 'press release it goes back to, if any';
CREATE TABLE enquiries (enq_id int PRIMARY KEY, j_id int NOT NULL REFERENCES journalists, came timestamp NOT NULL, replied timestamp, about text NOT NULL);
