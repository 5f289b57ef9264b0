CREATE TABLE patrons (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, town text NOT NULL);
CREATE TABLE artisans (id int PRIMARY KEY, name text NOT NULL, craft text NOT NULL, joined_on date NOT NULL, retired_on date);
CREATE TABLE commissions (
 id int PRIMARY KEY, code text NOT NULL UNIQUE, title text NOT NULL, ordered_by_id int NOT NULL REFERENCES patrons, donor_id int REFERENCES patrons, designer_id int NOT NULL REFERENCES artisans, lead_glazier_id int REFERENCES artisans,
 is_restoration boolean NOT NULL, enquired_on date NOT NULL, ordered_on date, design_approved_on date, firing_done_on date, install_planned_on date, installed_on date, price_cents bigint);
CREATE TABLE panels (id int PRIMARY KEY, commission_id int NOT NULL REFERENCES commissions, panel_no int NOT NULL, width_cm int NOT NULL, height_cm int NOT NULL, cut_on date, leaded_on date, cracked boolean NOT NULL);
CREATE TABLE glass_sheets (id int PRIMARY KEY, colour text NOT NULL, maker text NOT NULL, bought_on date NOT NULL, square_metres numeric(5,2) NOT NULL, cost_cents int NOT NULL);
CREATE TABLE panel_glass (panel_id int REFERENCES panels, sheet_id int REFERENCES glass_sheets, square_metres numeric(5,2) NOT NULL, PRIMARY KEY (panel_id, sheet_id));
CREATE TABLE payments (id int PRIMARY KEY, commission_id int NOT NULL REFERENCES commissions, payer_id int NOT NULL REFERENCES patrons, step text NOT NULL, amount_cents bigint NOT NULL, requested_on date NOT NULL, due_on date NOT NULL, received_on date);
CREATE TABLE inspections (id int PRIMARY KEY, commission_id int NOT NULL REFERENCES commissions, inspector_id int NOT NULL REFERENCES artisans, inspected_on date NOT NULL, grade text NOT NULL, next_due_on date);
