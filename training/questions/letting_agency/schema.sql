CREATE TABLE branch_offices (branch_office_id int PRIMARY KEY, branch_office_name text NOT NULL, branch_office_city text NOT NULL);
CREATE TABLE agency_employees (employee_id int PRIMARY KEY, employee_first_name text NOT NULL, employee_last_name text NOT NULL, branch_office_id int NOT NULL REFERENCES branch_offices, employee_hire_date date);
CREATE TABLE registered_persons (person_id int PRIMARY KEY, person_first_name text NOT NULL, person_last_name text NOT NULL, person_phone_number text, person_email_address text);
CREATE TABLE rental_properties (
 property_id int PRIMARY KEY, property_address text NOT NULL, property_district text NOT NULL, property_type text NOT NULL, number_of_bedrooms int NOT NULL,
 landlord_person_id int NOT NULL REFERENCES registered_persons(person_id), managing_employee_id int REFERENCES agency_employees(employee_id), date_first_listed date NOT NULL, asking_monthly_rent numeric(8,2) NOT NULL, energy_rating text);
CREATE TABLE tenancy_agreements (
 tenancy_id int PRIMARY KEY, property_id int NOT NULL REFERENCES rental_properties, tenant_person_id int NOT NULL REFERENCES registered_persons(person_id), guarantor_person_id int REFERENCES registered_persons(person_id),
 date_applied date NOT NULL, date_signed date, date_moved_in date, date_notice_given date, date_moved_out date, agreed_monthly_rent numeric(8,2) NOT NULL, deposit_amount numeric(8,2) NOT NULL, deposit_returned_date date);
CREATE TABLE rent_charges (rent_charge_id int PRIMARY KEY, tenancy_id int NOT NULL REFERENCES tenancy_agreements, rent_charge_amount numeric(8,2) NOT NULL, rent_due_date date NOT NULL, rent_received_date date);
CREATE TABLE repair_requests (
 repair_request_id int PRIMARY KEY, property_id int NOT NULL REFERENCES rental_properties, reported_by_person_id int NOT NULL REFERENCES registered_persons(person_id), assigned_employee_id int REFERENCES agency_employees(employee_id),
 repair_category text NOT NULL, reported_date date NOT NULL, contractor_booked_date date, repair_completed_date date, repair_cost_amount numeric(8,2));
CREATE TABLE property_viewings (viewing_id int PRIMARY KEY, property_id int NOT NULL REFERENCES rental_properties, visitor_person_id int NOT NULL REFERENCES registered_persons(person_id), accompanied_by_employee_id int NOT NULL REFERENCES agency_employees(employee_id), viewing_booked_date date NOT NULL, viewing_date date NOT NULL, visitor_turned_up boolean);
