CREATE TABLE garden_site (site_code text PRIMARY KEY, site_title text NOT NULL, water_on_site boolean NOT NULL);
CREATE TABLE garden_plot (plot_id int PRIMARY KEY, site_code text NOT NULL REFERENCES garden_site, plot_label text NOT NULL, size_m2 int NOT NULL, has_shed boolean NOT NULL);
CREATE TABLE gardener (gardener_id int PRIMARY KEY, gardener_name text NOT NULL, phone text, concession boolean NOT NULL);
CREATE TABLE tenancy (tenancy_id int PRIMARY KEY, plot_id int NOT NULL REFERENCES garden_plot, gardener_id int NOT NULL REFERENCES gardener, began date NOT NULL, notice_given date, ended date);
CREATE TABLE rent_bill (bill_id int PRIMARY KEY, tenancy_id int NOT NULL REFERENCES tenancy, rent_year int NOT NULL, sent_on date NOT NULL, due_on date NOT NULL, rent numeric(7,2) NOT NULL, water_charge numeric(6,2) NOT NULL, paid_on date);
CREATE TABLE waiting_entry (entry_id int PRIMARY KEY, gardener_id int NOT NULL REFERENCES gardener, site_code text NOT NULL REFERENCES garden_site, put_down_on date NOT NULL, offered_on date, answer text);
COMMENT ON COLUMN waiting_entry.answer IS 'took it, declined; empty while waiting';
CREATE TABLE plot_check (check_id int PRIMARY KEY, plot_id int NOT NULL REFERENCES garden_plot, checked_on date NOT NULL, cultivated_pct int NOT NULL, warning boolean NOT NULL);
