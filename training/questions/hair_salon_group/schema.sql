CREATE TABLE salon (salon_id int PRIMARY KEY, salon_name text NOT NULL, street text NOT NULL);
CREATE TABLE stylist (stylist_id int PRIMARY KEY, stylist_name text NOT NULL, salon_id int NOT NULL REFERENCES salon, level text NOT NULL, commission_pct numeric(4,1) NOT NULL, employed_from date NOT NULL, employed_to date);
CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, mobile text, first_visit date, marketing_ok boolean NOT NULL);
CREATE TABLE service (service_id int PRIMARY KEY, service_name text NOT NULL, minutes int NOT NULL, list_price numeric(6,2) NOT NULL);
CREATE TABLE appointment (appt_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, stylist_id int NOT NULL REFERENCES stylist, service_id int NOT NULL REFERENCES service, booked_on date NOT NULL, starts_at timestamp NOT NULL, state text NOT NULL, price_charged numeric(6,2), tip numeric(5,2), booked_via text NOT NULL);
CREATE TABLE retail_sale (sale_id int PRIMARY KEY, salon_id int NOT NULL REFERENCES salon, stylist_id int REFERENCES stylist, client_id int REFERENCES client, sold_on date NOT NULL, product text NOT NULL, pieces int NOT NULL, total numeric(7,2) NOT NULL);
COMMENT ON COLUMN appointment.state IS 'booked, done, no_show, cancelled';
COMMENT ON COLUMN retail_sale.stylist_id IS 'who recommended it, null if nobody';
