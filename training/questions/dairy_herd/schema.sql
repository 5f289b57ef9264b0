CREATE TABLE milking_barn (
  milking_barn_number int PRIMARY KEY,
  barn_nickname text NOT NULL,
  number_of_stalls int NOT NULL,
  robot_installed_date date
);
CREATE TABLE cow (
  ear_tag_number text PRIMARY KEY,
  cow_call_name text,
  breed_name text NOT NULL,
  date_of_birth date NOT NULL,
  mother_ear_tag_number text REFERENCES cow,
  milking_barn_number int REFERENCES milking_barn,
  current_status text NOT NULL,
  date_left_herd date,
  reason_left_herd text
);
CREATE TABLE calving_event (
  calving_event_number int PRIMARY KEY,
  mother_ear_tag_number text NOT NULL REFERENCES cow,
  calving_date date NOT NULL,
  number_of_calves_born_alive int NOT NULL,
  number_of_calves_stillborn int NOT NULL,
  assistance_needed boolean NOT NULL
);
CREATE TABLE monthly_milk_recording (
  ear_tag_number text NOT NULL REFERENCES cow,
  recording_date date NOT NULL,
  milk_litres_per_day numeric(5,1) NOT NULL,
  fat_percent numeric(4,2) NOT NULL,
  protein_percent numeric(4,2) NOT NULL,
  somatic_cell_count_thousand int NOT NULL,
  PRIMARY KEY (ear_tag_number, recording_date)
);
CREATE TABLE veterinary_treatment (
  veterinary_treatment_number int PRIMARY KEY,
  ear_tag_number text NOT NULL REFERENCES cow,
  treatment_date date NOT NULL,
  diagnosis text NOT NULL,
  medicine_name text,
  milk_withheld_until_date date,
  treatment_cost_euros numeric(7,2) NOT NULL,
  veterinarian_full_name text
);
CREATE TABLE milk_collection (
  milk_collection_number int PRIMARY KEY,
  collection_date date NOT NULL,
  collected_litres int NOT NULL,
  price_cents_per_litre numeric(5,2) NOT NULL,
  tank_temperature_celsius numeric(3,1) NOT NULL,
  rejected boolean NOT NULL
);
CREATE TABLE feed_delivery (
  feed_delivery_number int PRIMARY KEY,
  delivery_date date NOT NULL,
  feed_supplier_name text NOT NULL,
  feed_kind text NOT NULL,
  delivered_kilograms int NOT NULL,
  invoice_amount_euros numeric(9,2) NOT NULL,
  invoice_paid_date date
);
