CREATE TABLE directors (id int PRIMARY KEY, name text NOT NULL, mobile text NOT NULL);
CREATE TABLE families (id int PRIMARY KEY, contact_name text NOT NULL, relation text NOT NULL, phone text NOT NULL);
CREATE TABLE funerals (id int PRIMARY KEY, family_id int NOT NULL REFERENCES families, director_id int NOT NULL REFERENCES directors, deceased_name text NOT NULL, born_on date, died_on date NOT NULL, ceremony_at timestamp, kind text NOT NULL, place text NOT NULL, guests_expected int);
COMMENT ON COLUMN funerals.kind IS 'burial, cremation or woodland';
CREATE TABLE articles (id int PRIMARY KEY, name text NOT NULL, category text NOT NULL, unit_cost numeric(8,2) NOT NULL, unit_price numeric(8,2) NOT NULL);
CREATE TABLE funeral_items (funeral_id int REFERENCES funerals, article_id int REFERENCES articles, quantity int NOT NULL, PRIMARY KEY (funeral_id, article_id));
CREATE TABLE prepaid_plans (id int PRIMARY KEY, holder_name text NOT NULL, holder_born date NOT NULL, signed_on date NOT NULL, amount numeric(9,2) NOT NULL, used_for_funeral_id int REFERENCES funerals);
CREATE TABLE invoices (id int PRIMARY KEY, funeral_id int NOT NULL REFERENCES funerals, sent_on date NOT NULL, total numeric(9,2) NOT NULL, paid_on date);
