CREATE TABLE guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, company text NOT NULL, banned boolean NOT NULL);
CREATE TABLE host (host_id int PRIMARY KEY, host_name text NOT NULL, floor_no int NOT NULL);
CREATE TABLE visit (visit_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guest, host_id int NOT NULL REFERENCES host, announced_on date, expected_at timestamp NOT NULL, arrived_at timestamp, left_at timestamp, pass_no int, reason text NOT NULL);
CREATE TABLE pass_loss (loss_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, noticed date NOT NULL, fee numeric(5,2) NOT NULL, fee_paid boolean NOT NULL);
CREATE TABLE lunch_voucher (visit_id int NOT NULL REFERENCES visit, meals int NOT NULL, price_each numeric(5,2) NOT NULL);
