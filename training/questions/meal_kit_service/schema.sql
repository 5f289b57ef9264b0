CREATE TABLE subscriber (sub_id int PRIMARY KEY, sub_name text NOT NULL, city text NOT NULL, joined date NOT NULL, paused_until date, quit_on date, promo_code text);
CREATE TABLE box_plan (plan_id int PRIMARY KEY, people int NOT NULL, meals int NOT NULL, week_price numeric(6,2) NOT NULL);
CREATE TABLE recipe (recipe_id int PRIMARY KEY, recipe_name text NOT NULL, cuisine text NOT NULL, minutes int NOT NULL, vegetarian boolean NOT NULL);
CREATE TABLE box (box_id int PRIMARY KEY, sub_id int NOT NULL REFERENCES subscriber, plan_id int NOT NULL REFERENCES box_plan, week_start date NOT NULL, shipped_on date, arrived_on date, skipped boolean NOT NULL, charged numeric(6,2) NOT NULL);
CREATE TABLE box_recipe (box_id int NOT NULL REFERENCES box, recipe_id int NOT NULL REFERENCES recipe, rating int, PRIMARY KEY (box_id, recipe_id));
CREATE TABLE complaint (complaint_id int PRIMARY KEY, box_id int NOT NULL REFERENCES box, raised_on date NOT NULL, about text NOT NULL, credit numeric(6,2), solved_on date);
COMMENT ON COLUMN box.skipped IS 'true when the subscriber skipped that week; nothing is charged then';
