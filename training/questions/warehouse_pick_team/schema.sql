CREATE TABLE zone (zone_id int PRIMARY KEY, zone_name text NOT NULL, cold boolean NOT NULL);
CREATE TABLE picker (picker_id int PRIMARY KEY, picker_name text NOT NULL, home_zone int REFERENCES zone, buddy_id int REFERENCES picker, started date NOT NULL, agency text);
CREATE TABLE article (article_no text PRIMARY KEY, article_name text NOT NULL, zone_id int NOT NULL REFERENCES zone, weight_g int NOT NULL);
CREATE TABLE pick_list (list_no int PRIMARY KEY, picker_id int REFERENCES picker, released_at timestamp NOT NULL, must_leave_at timestamp NOT NULL, begun_at timestamp, done_at timestamp, customer text NOT NULL);
CREATE TABLE pick_line (list_no int NOT NULL REFERENCES pick_list, article_no text NOT NULL REFERENCES article, wanted int NOT NULL, picked int, PRIMARY KEY (list_no, article_no));
CREATE TABLE pick_error (error_no int PRIMARY KEY, list_no int NOT NULL REFERENCES pick_list, article_no text NOT NULL REFERENCES article, found_on date NOT NULL, kind text NOT NULL);
COMMENT ON COLUMN picker.agency IS 'empty for our own staff';
COMMENT ON COLUMN pick_error.kind IS 'wrong article, wrong number, damaged';
