CREATE TABLE rooms (id int PRIMARY KEY, name text NOT NULL, min_months int NOT NULL, max_months int NOT NULL, places int NOT NULL);
CREATE TABLE children (id int PRIMARY KEY, name text NOT NULL, born date NOT NULL, room_id int REFERENCES rooms, started_on date, left_on date, funded_hours int NOT NULL DEFAULT 0);
COMMENT ON COLUMN children.started_on IS 'empty: on the waiting list';
CREATE TABLE carers (id int PRIMARY KEY, child_id int NOT NULL REFERENCES children, name text NOT NULL, relation text NOT NULL, phone text, may_collect boolean NOT NULL);
CREATE TABLE staff (id int PRIMARY KEY, name text NOT NULL, room_id int REFERENCES rooms, qualified boolean NOT NULL, first_aider boolean NOT NULL);
CREATE TABLE attendance (child_id int REFERENCES children, day date NOT NULL, arrived time, collected time, absent boolean NOT NULL, PRIMARY KEY (child_id, day));
CREATE TABLE bumps (id int PRIMARY KEY, child_id int NOT NULL REFERENCES children, happened_on date NOT NULL, body_part text NOT NULL, parent_signed boolean NOT NULL);
CREATE TABLE fees (id int PRIMARY KEY, child_id int NOT NULL REFERENCES children, month date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
