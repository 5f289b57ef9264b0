CREATE TABLE ingredient (ingredient_id int PRIMARY KEY, name text NOT NULL, unit text NOT NULL, price_per_unit numeric(8,3) NOT NULL, waste_pct numeric(4,1) NOT NULL DEFAULT 0, allergen text);
COMMENT ON COLUMN ingredient.waste_pct IS 'part of the bought weight that is peeled or cut away';
CREATE TABLE dish (dish_id int PRIMARY KEY, name text NOT NULL, course text NOT NULL, menu_price numeric(6,2) NOT NULL, on_menu_from date NOT NULL, off_menu_on date, prep_minutes int NOT NULL);
CREATE TABLE dish_ingredient (dish_id int NOT NULL REFERENCES dish, ingredient_id int NOT NULL REFERENCES ingredient, amount numeric(8,3) NOT NULL, PRIMARY KEY (dish_id, ingredient_id));
COMMENT ON COLUMN dish_ingredient.amount IS 'per portion, in the unit of the ingredient';
CREATE TABLE service (service_id int PRIMARY KEY, service_date date NOT NULL, meal text NOT NULL, guests int NOT NULL, staff_hours numeric(5,1) NOT NULL, staff_cost numeric(8,2) NOT NULL);
CREATE TABLE plate_sold (service_id int NOT NULL REFERENCES service, dish_id int NOT NULL REFERENCES dish, portions int NOT NULL, sent_back int NOT NULL DEFAULT 0, discount_pct numeric(4,1) NOT NULL DEFAULT 0, PRIMARY KEY (service_id, dish_id));
CREATE TABLE stock_count (ingredient_id int NOT NULL REFERENCES ingredient, counted_on date NOT NULL, amount numeric(9,2) NOT NULL, PRIMARY KEY (ingredient_id, counted_on));
CREATE TABLE delivery (delivery_id int PRIMARY KEY, ingredient_id int NOT NULL REFERENCES ingredient, supplier text NOT NULL, ordered_on date NOT NULL, delivered_on date, amount numeric(9,2) NOT NULL, paid_per_unit numeric(8,3) NOT NULL);
