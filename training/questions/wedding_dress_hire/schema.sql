CREATE TABLE dresses (dress_id int PRIMARY KEY, dress_name text NOT NULL, designer text NOT NULL, size_eu int NOT NULL, bought_for numeric(8,2) NOT NULL, bought_on date NOT NULL, hire_fee numeric(7,2) NOT NULL, sold_off_on date);
CREATE TABLE brides (bride_id int PRIMARY KEY, bride_name text NOT NULL, wedding_on date NOT NULL, heard_from int REFERENCES brides, town text NOT NULL);
CREATE TABLE consultants (consultant_id int PRIMARY KEY, consultant_name text NOT NULL, started_on date NOT NULL);
CREATE TABLE fittings (fitting_id int PRIMARY KEY, bride_id int NOT NULL REFERENCES brides, dress_id int NOT NULL REFERENCES dresses, consultant_id int NOT NULL REFERENCES consultants, fitted_at timestamp NOT NULL, liked boolean);
CREATE TABLE hires (hire_id int PRIMARY KEY, bride_id int NOT NULL REFERENCES brides, dress_id int NOT NULL REFERENCES dresses, agreed_on date NOT NULL, out_on date NOT NULL, due_back date NOT NULL, came_back date, fee numeric(7,2) NOT NULL, deposit numeric(7,2) NOT NULL, deposit_kept numeric(7,2) NOT NULL DEFAULT 0);
CREATE TABLE cleanings (cleaning_id int PRIMARY KEY, dress_id int NOT NULL REFERENCES dresses, cleaned_on date NOT NULL, cost numeric(6,2) NOT NULL);
