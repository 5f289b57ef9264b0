CREATE TABLE cabinets (cabinet_id int PRIMARY KEY, title text NOT NULL, parent_id int REFERENCES cabinets, keep_years int NOT NULL);
CREATE TABLE users (login text PRIMARY KEY, display_name text NOT NULL, unit text NOT NULL, is_active boolean NOT NULL);
CREATE TABLE docs (doc_id int PRIMARY KEY, cabinet_id int NOT NULL REFERENCES cabinets, filename text NOT NULL, mime text NOT NULL, uploaded_by text NOT NULL REFERENCES users, uploaded_at timestamp NOT NULL, confidential boolean NOT NULL, shredded_at timestamp);
CREATE TABLE versions (doc_id int NOT NULL REFERENCES docs, ver int NOT NULL, bytes bigint NOT NULL, saved_by text NOT NULL REFERENCES users, saved_at timestamp NOT NULL, PRIMARY KEY (doc_id, ver));
CREATE TABLE views (view_id int PRIMARY KEY, doc_id int NOT NULL REFERENCES docs, login text NOT NULL REFERENCES users, viewed_at timestamp NOT NULL, downloaded boolean NOT NULL);
CREATE TABLE tags (doc_id int NOT NULL REFERENCES docs, tag text NOT NULL, PRIMARY KEY (doc_id, tag));
CREATE TABLE legal_holds (hold_id int PRIMARY KEY, doc_id int NOT NULL REFERENCES docs, placed_on date NOT NULL, lifted_on date, matter text NOT NULL);
