CREATE TABLE it_model (model_id int PRIMARY KEY, maker text NOT NULL, model text NOT NULL, list_price numeric(7,2) NOT NULL);
CREATE TABLE it_device (asset_tag text PRIMARY KEY, model_id int NOT NULL REFERENCES it_model, bought_on date NOT NULL, price_paid numeric(7,2) NOT NULL, warranty_end date NOT NULL, written_off_on date, trolley text);
CREATE TABLE it_user (user_id int PRIMARY KEY, display_name text NOT NULL, is_teacher boolean NOT NULL, year_group int, left_on date);
CREATE TABLE it_loan (loan_id int PRIMARY KEY, asset_tag text NOT NULL REFERENCES it_device, user_id int NOT NULL REFERENCES it_user, out_on date NOT NULL, back_by date NOT NULL, back_on date, deposit numeric(5,2));
CREATE TABLE it_ticket (ticket_id int PRIMARY KEY, asset_tag text NOT NULL REFERENCES it_device, opened timestamp NOT NULL, closed timestamp, fault text NOT NULL, technician text, parts_cost numeric(6,2), warranty_claim boolean NOT NULL);
COMMENT ON COLUMN it_user.year_group IS 'empty for teachers';
