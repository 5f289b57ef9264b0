CREATE TABLE clients (client_no integer, name text, phone text, email text, kind text, source text);
CREATE TABLE quotes (quote_no integer, client_no integer, surveyor text, quoted_on date, volume_m3 numeric(6,1), price numeric(9,2), status text, from_town text, to_town text);
CREATE TABLE moves (move_no integer, quote_no integer, client_no integer, move_date date, days integer, crew_lead text, price numeric(9,2), insurance_cover numeric(10,2), completed boolean, invoice_paid_on date);
CREATE TABLE vans (reg text, model text, capacity_m3 numeric(5,1), mot_due date, sold boolean);
CREATE TABLE van_use (move_no integer, reg text, miles integer, fuel_cost numeric(7,2));
CREATE TABLE porters (porter_id integer, name text, day_rate numeric(6,2), can_drive boolean, started date);
CREATE TABLE crew (move_no integer, porter_id integer, hours numeric(4,1));
CREATE TABLE claims (claim_no integer, move_no integer, item text, damage text, claimed numeric(8,2), paid_out numeric(8,2), opened_on date, closed_on date);
CREATE TABLE storage_units (unit_no text, client_no integer, size_sqft integer, monthly_fee numeric(7,2), rented_from date, rented_to date);
