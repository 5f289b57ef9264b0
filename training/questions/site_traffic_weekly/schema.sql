CREATE TABLE landing_page (page_id int PRIMARY KEY, path text NOT NULL, page_type text NOT NULL, published_on date NOT NULL);
CREATE TABLE traffic_source (source_id int PRIMARY KEY, source_name text NOT NULL, medium text NOT NULL);
CREATE TABLE visit (visit_id int PRIMARY KEY, visitor_hash text NOT NULL, source_id int NOT NULL REFERENCES traffic_source, landing_page_id int NOT NULL REFERENCES landing_page(page_id), started_at timestamp NOT NULL, pages_seen int NOT NULL, duration_s int NOT NULL, country text, is_mobile boolean NOT NULL, new_visitor boolean NOT NULL);
CREATE TABLE goal (goal_id int PRIMARY KEY, goal_name text NOT NULL, goal_value numeric(7,2) NOT NULL);
CREATE TABLE goal_hit (hit_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, goal_id int NOT NULL REFERENCES goal, hit_at timestamp NOT NULL);
CREATE TABLE site_search (search_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, term text NOT NULL, results int NOT NULL);
