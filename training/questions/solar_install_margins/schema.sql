CREATE TABLE si_customer (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, region text NOT NULL);
CREATE TABLE si_offer (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES si_customer(id), sent_on date NOT NULL, valid_until date NOT NULL, answered_on date, accepted boolean, offered_price numeric(10,2) NOT NULL, kwp numeric(6,2) NOT NULL, seller text NOT NULL);
CREATE TABLE si_project (id int PRIMARY KEY, offer_id int NOT NULL UNIQUE REFERENCES si_offer(id), started_on date, connected_on date, final_price numeric(10,2), roof_type text NOT NULL, foreman text);
CREATE TABLE si_material (id int PRIMARY KEY, name text NOT NULL, unit_cost numeric(8,2) NOT NULL);
CREATE TABLE si_project_material (project_id int NOT NULL REFERENCES si_project(id), material_id int NOT NULL REFERENCES si_material(id), qty int NOT NULL, PRIMARY KEY (project_id, material_id));
CREATE TABLE si_hours (id int PRIMARY KEY, project_id int NOT NULL REFERENCES si_project(id), worked_on date NOT NULL, hours numeric(4,1) NOT NULL, hourly_cost numeric(5,2) NOT NULL);
COMMENT ON COLUMN si_offer.accepted IS 'null until the customer answers';
COMMENT ON COLUMN si_project.connected_on IS 'day the plant went on the grid';
