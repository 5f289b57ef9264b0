CREATE TABLE cards (card_no int PRIMARY KEY, holder text NOT NULL, division text NOT NULL, issued date NOT NULL, lost_on date);
CREATE TABLE dishes (dish_id int PRIMARY KEY, dish text NOT NULL, diet text NOT NULL, price_staff_ct int NOT NULL, price_guest_ct int NOT NULL, cost_ct int NOT NULL);
COMMENT ON COLUMN dishes.cost_ct IS 'ingredients, cents';
CREATE TABLE servings (srv_id int PRIMARY KEY, card_no int REFERENCES cards, dish_id int NOT NULL REFERENCES dishes, served_at timestamp NOT NULL, portions int NOT NULL, as_guest boolean NOT NULL);
CREATE TABLE topups (top_id int PRIMARY KEY, card_no int NOT NULL REFERENCES cards, loaded_at timestamp NOT NULL, cents int NOT NULL, by_payroll boolean NOT NULL);
CREATE TABLE leftovers (day date NOT NULL, dish_id int NOT NULL REFERENCES dishes, portions int NOT NULL, PRIMARY KEY (day, dish_id));
