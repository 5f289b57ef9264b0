CREATE TABLE enquiries (enquiry_id int PRIMARY KEY, from_name text NOT NULL, email text NOT NULL, came_in timestamp NOT NULL, wants text NOT NULL, wanted_date date, budget numeric(8,2), replied_at timestamp, became_client int);
CREATE TABLE clients (client_id int PRIMARY KEY, client_name text NOT NULL, client_kind text NOT NULL CHECK (client_kind IN ('couple','family','company','school')), town text NOT NULL, since date NOT NULL);
ALTER TABLE enquiries ADD FOREIGN KEY (became_client) REFERENCES clients;
CREATE TABLE photographers (photographer_id int PRIMARY KEY, name text NOT NULL, freelance boolean NOT NULL, day_fee numeric(7,2));
CREATE TABLE packages (package_id int PRIMARY KEY, package_name text NOT NULL, hours numeric(3,1) NOT NULL, price numeric(8,2) NOT NULL, photos_included int NOT NULL);
CREATE TABLE shoots (shoot_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, package_id int REFERENCES packages, photographer_id int REFERENCES photographers, agreed_on date NOT NULL, shoot_date date NOT NULL, place text, agreed_price numeric(8,2) NOT NULL, deposit_paid_on date, balance_paid_on date, gallery_sent_on date, cancelled_on date);
CREATE TABLE product_sales (sale_id int PRIMARY KEY, shoot_id int NOT NULL REFERENCES shoots, product text NOT NULL, qty int NOT NULL, unit_price numeric(7,2) NOT NULL, ordered_on date NOT NULL, handed_over_on date);
CREATE TABLE reviews (review_id int PRIMARY KEY, shoot_id int NOT NULL REFERENCES shoots, stars int NOT NULL, posted date NOT NULL);
