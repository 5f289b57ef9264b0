CREATE TABLE build_phase (phase_code char(2) PRIMARY KEY, phase_name text NOT NULL, sequence_no smallint NOT NULL);
CREATE TABLE payment_kind (kind_code char(1) PRIMARY KEY, kind_name text NOT NULL);
CREATE TABLE yard_client (client_id integer PRIMARY KEY, client_name text NOT NULL, flag_country text, broker text);
CREATE TABLE design (design_id integer PRIMARY KEY, design_name text NOT NULL, architect text NOT NULL, length_m numeric(5,2) NOT NULL, hull_material text NOT NULL, planned_hours integer NOT NULL);
CREATE TABLE build (build_no integer PRIMARY KEY, boat_name text, design_id integer NOT NULL REFERENCES design, client_id integer REFERENCES yard_client, phase_code char(2) NOT NULL REFERENCES build_phase, contract_price numeric(12,2), keel_laid date NOT NULL, promised date NOT NULL, launched date, handed_over date);
CREATE TABLE instalment (instalment_id integer PRIMARY KEY, build_no integer NOT NULL REFERENCES build, kind_code char(1) NOT NULL REFERENCES payment_kind, due_date date NOT NULL, amount numeric(12,2) NOT NULL, paid_date date);
CREATE TABLE shipwright (shipwright_id integer PRIMARY KEY, full_name text NOT NULL, craft text NOT NULL, hourly_cost numeric(6,2) NOT NULL, since date NOT NULL);
CREATE TABLE hours_booked (build_no integer NOT NULL REFERENCES build, shipwright_id integer NOT NULL REFERENCES shipwright, week_start date NOT NULL, phase_code char(2) NOT NULL REFERENCES build_phase, hours numeric(4,1) NOT NULL, PRIMARY KEY (build_no, shipwright_id, week_start));
CREATE TABLE material_issue (issue_id integer PRIMARY KEY, build_no integer NOT NULL REFERENCES build, item text NOT NULL, supplier text, issued date NOT NULL, quantity numeric(8,2) NOT NULL, unit_price numeric(9,2) NOT NULL);
