CREATE TABLE households (household_id int PRIMARY KEY, signup_date date NOT NULL, signup_source text, city text NOT NULL, household_size int NOT NULL, diet text);
CREATE TABLE weekly_boxes (box_id int PRIMARY KEY, household_id int NOT NULL REFERENCES households(household_id), delivery_week date NOT NULL, box_status text NOT NULL, portions int NOT NULL, list_price_eur numeric(7,2) NOT NULL, discount_eur numeric(7,2) NOT NULL, food_cost_eur numeric(7,2) NOT NULL, courier text);
CREATE TABLE recipes (recipe_id int PRIMARY KEY, title text NOT NULL, cuisine text NOT NULL, minutes int NOT NULL, is_vegetarian boolean NOT NULL);
CREATE TABLE box_recipes (box_id int NOT NULL REFERENCES weekly_boxes(box_id), recipe_id int NOT NULL REFERENCES recipes(recipe_id), rating smallint, PRIMARY KEY (box_id, recipe_id));
CREATE TABLE vouchers (voucher_code text PRIMARY KEY, campaign text NOT NULL, value_eur numeric(6,2) NOT NULL, valid_until date NOT NULL);
CREATE TABLE voucher_uses (voucher_code text NOT NULL REFERENCES vouchers(voucher_code), household_id int NOT NULL REFERENCES households(household_id), used_on date NOT NULL, PRIMARY KEY (voucher_code, household_id));
CREATE TABLE credit_notes (credit_note_id int PRIMARY KEY, box_id int NOT NULL REFERENCES weekly_boxes(box_id), issue text NOT NULL, amount_eur numeric(6,2) NOT NULL, issued_on date NOT NULL);
COMMENT ON COLUMN weekly_boxes.box_status IS 'delivered, skipped or planned; a skipped week is not charged';
COMMENT ON COLUMN weekly_boxes.delivery_week IS 'Monday of the week';
