CREATE TABLE dim_technician (technician_key int PRIMARY KEY, technician_name text NOT NULL, salon text NOT NULL, chair_rent_per_week numeric(6,2), is_trainee boolean NOT NULL);
CREATE TABLE dim_client (client_key int PRIMARY KEY, client_name text NOT NULL, mobile text, allergy text, vip boolean NOT NULL, first_visit date NOT NULL);
CREATE TABLE dim_service (service_key int PRIMARY KEY, service_name text NOT NULL, category text NOT NULL, list_price numeric(6,2) NOT NULL, minutes int NOT NULL, still_offered boolean NOT NULL);
CREATE TABLE dim_colour (colour_key int PRIMARY KEY, colour_name text NOT NULL, brand text NOT NULL, vegan boolean NOT NULL, bottles int NOT NULL);
CREATE TABLE fact_appointment (appointment_key int PRIMARY KEY, client_key int NOT NULL REFERENCES dim_client, technician_key int REFERENCES dim_technician, service_key int NOT NULL REFERENCES dim_service, colour_key int REFERENCES dim_colour, starts_at timestamptz NOT NULL, state text NOT NULL, charged numeric(6,2) NOT NULL, tip numeric(5,2), booked_online boolean NOT NULL);
CREATE TABLE fact_product_sale (sale_key int PRIMARY KEY, client_key int REFERENCES dim_client, technician_key int NOT NULL REFERENCES dim_technician, sold_on date NOT NULL, product text NOT NULL, pieces int NOT NULL, amount numeric(7,2) NOT NULL, returned boolean NOT NULL);
CREATE TABLE fact_gift_voucher (voucher_key int PRIMARY KEY, sold_on date NOT NULL, face_value numeric(6,2) NOT NULL, redeemed_on date, expires_on date NOT NULL, bought_by int REFERENCES dim_client);
COMMENT ON COLUMN fact_appointment.state IS 'kept, no-show, cancelled, booked';
COMMENT ON COLUMN fact_product_sale.client_key IS 'empty for walk-in buyers';
