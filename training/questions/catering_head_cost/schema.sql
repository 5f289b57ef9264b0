CREATE TABLE company (company_id int PRIMARY KEY, company_name text NOT NULL, industry text NOT NULL);
CREATE TABLE contact (contact_id int PRIMARY KEY, company_id int REFERENCES company, full_name text NOT NULL);
CREATE TABLE menu (menu_id int PRIMARY KEY, menu_name text NOT NULL, style text NOT NULL, price_per_head numeric(6,2) NOT NULL, food_cost_per_head numeric(6,2) NOT NULL);
CREATE TABLE booking (booking_id int PRIMARY KEY, contact_id int NOT NULL REFERENCES contact, menu_id int NOT NULL REFERENCES menu, enquired_on date NOT NULL, confirmed_on date, event_date date NOT NULL, guests_planned int NOT NULL, guests_came int, price_per_head numeric(6,2) NOT NULL, status text NOT NULL);
COMMENT ON COLUMN booking.status IS 'enquiry, confirmed, done, lost';
CREATE TABLE extra (extra_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES booking, what text NOT NULL, charged numeric(8,2) NOT NULL, cost numeric(8,2) NOT NULL);
CREATE TABLE crew (crew_id int PRIMARY KEY, crew_name text NOT NULL, role text NOT NULL, hourly numeric(5,2) NOT NULL);
CREATE TABLE crew_shift (booking_id int NOT NULL REFERENCES booking, crew_id int NOT NULL REFERENCES crew, hours numeric(4,1) NOT NULL, PRIMARY KEY (booking_id, crew_id));
CREATE TABLE rating (booking_id int PRIMARY KEY REFERENCES booking, food int NOT NULL, service int NOT NULL, remark text);
