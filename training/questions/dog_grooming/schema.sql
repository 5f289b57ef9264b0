CREATE TABLE owners (owner_id int PRIMARY KEY, owner_name text NOT NULL, suburb text NOT NULL, mobile text, email text, sms_ok boolean NOT NULL, balance_cents int NOT NULL);
CREATE TABLE dogs (dog_id int PRIMARY KEY, owner_id int NOT NULL, dog_name text NOT NULL, breed text NOT NULL, born_on date, vaccinated_until date, bites boolean NOT NULL, passed_away_on date);
CREATE TABLE groomers (groomer_id int PRIMARY KEY, groomer_name text NOT NULL, table_no int, handles_big_dogs boolean NOT NULL);
CREATE TABLE services (service_id int PRIMARY KEY, service text NOT NULL, base_cents int NOT NULL);
CREATE TABLE visits (visit_id int PRIMARY KEY, dog_id int NOT NULL, groomer_id int, visit_at timestamptz NOT NULL, status text NOT NULL, total_cents int NOT NULL, paid_cents int NOT NULL, photo_taken boolean NOT NULL, note text);
CREATE TABLE visit_services (visit_id int NOT NULL, service_id int NOT NULL, PRIMARY KEY (visit_id, service_id));
CREATE TABLE reminders (reminder_id int PRIMARY KEY, dog_id int NOT NULL, sent_on date NOT NULL, channel text NOT NULL, answered boolean NOT NULL);
COMMENT ON COLUMN visits.status IS 'finished, no show, cancelled, booked';
COMMENT ON COLUMN owners.balance_cents IS 'negative: the owner owes us';
