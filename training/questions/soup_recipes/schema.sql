CREATE TABLE cook (id integer PRIMARY KEY, nm text NOT NULL, home_town text, yrs_exp integer);
CREATE TABLE soup (id integer PRIMARY KEY, nm text NOT NULL, cook_id integer REFERENCES cook(id), cuisine text NOT NULL, prep_min integer NOT NULL, servings integer NOT NULL, kcal integer, is_cold boolean NOT NULL, difficulty text NOT NULL);
CREATE TABLE ingr (id integer PRIMARY KEY, nm text NOT NULL, categ text NOT NULL, unit text NOT NULL, is_vegan boolean NOT NULL);
CREATE TABLE soup_ingr (soup_id integer NOT NULL REFERENCES soup(id), ingr_id integer NOT NULL REFERENCES ingr(id), qty numeric(6,1) NOT NULL, PRIMARY KEY (soup_id, ingr_id));
CREATE TABLE rating (id integer PRIMARY KEY, soup_id integer NOT NULL REFERENCES soup(id), guest_nm text NOT NULL, stars integer NOT NULL, rated_dt date NOT NULL, remark text);
