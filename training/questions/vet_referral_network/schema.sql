CREATE TABLE clinics (
    clinic_id SERIAL PRIMARY KEY,
    clinic_name VARCHAR(80) NOT NULL,
    town VARCHAR(60) NOT NULL,
    is_hospital BOOLEAN NOT NULL
);
CREATE TABLE specialties (specialty_id SERIAL PRIMARY KEY, specialty_name VARCHAR(40) NOT NULL);
CREATE TABLE vets (
    vet_id SERIAL PRIMARY KEY,
    vet_name VARCHAR(80) NOT NULL,
    clinic_id INT NOT NULL REFERENCES clinics(clinic_id),
    supervisor_vet_id INT REFERENCES vets(vet_id),
    registered_on DATE NOT NULL
);
CREATE TABLE vet_specialties (vet_id INT NOT NULL REFERENCES vets(vet_id), specialty_id INT NOT NULL REFERENCES specialties(specialty_id), certified_on DATE, PRIMARY KEY (vet_id, specialty_id));
CREATE TABLE owners (owner_id SERIAL PRIMARY KEY, owner_name VARCHAR(80) NOT NULL, town VARCHAR(60), insured BOOLEAN NOT NULL);
CREATE TABLE species (species_id SERIAL PRIMARY KEY, species_name VARCHAR(30) NOT NULL);
CREATE TABLE breeds (breed_id SERIAL PRIMARY KEY, species_id INT NOT NULL REFERENCES species(species_id), breed_name VARCHAR(40) NOT NULL);
CREATE TABLE patients (
    patient_id SERIAL PRIMARY KEY,
    patient_name VARCHAR(40) NOT NULL,
    breed_id INT NOT NULL REFERENCES breeds(breed_id),
    owner_id INT NOT NULL REFERENCES owners(owner_id),
    home_clinic_id INT NOT NULL REFERENCES clinics(clinic_id),
    born_on DATE,
    died_on DATE,
    weight_kg NUMERIC(5,1)
);
CREATE TABLE referrals (
    referral_id SERIAL PRIMARY KEY,
    patient_id INT NOT NULL REFERENCES patients(patient_id),
    from_vet_id INT NOT NULL REFERENCES vets(vet_id),
    to_clinic_id INT NOT NULL REFERENCES clinics(clinic_id),
    to_vet_id INT REFERENCES vets(vet_id),
    specialty_id INT NOT NULL REFERENCES specialties(specialty_id),
    urgency VARCHAR(10) NOT NULL,
    referred_on DATE NOT NULL,
    seen_on DATE,
    reported_on DATE,
    outcome VARCHAR(20),
    previous_referral_id INT REFERENCES referrals(referral_id)
);
CREATE TABLE procedures (procedure_id SERIAL PRIMARY KEY, procedure_name VARCHAR(50) NOT NULL, list_price NUMERIC(8,2) NOT NULL);
CREATE TABLE treatments (
    treatment_id SERIAL PRIMARY KEY,
    referral_id INT NOT NULL REFERENCES referrals(referral_id),
    procedure_id INT NOT NULL REFERENCES procedures(procedure_id),
    surgeon_vet_id INT REFERENCES vets(vet_id),
    anaesthetist_vet_id INT REFERENCES vets(vet_id),
    done_on DATE NOT NULL,
    charged NUMERIC(8,2) NOT NULL
);
CREATE TABLE lab_results (result_id SERIAL PRIMARY KEY, referral_id INT NOT NULL REFERENCES referrals(referral_id), test_name VARCHAR(30) NOT NULL, taken_on DATE NOT NULL, abnormal BOOLEAN NOT NULL);
CREATE TABLE bills (bill_id SERIAL PRIMARY KEY, referral_id INT NOT NULL REFERENCES referrals(referral_id), owner_part NUMERIC(8,2) NOT NULL, insurer_part NUMERIC(8,2) NOT NULL, sent_on DATE NOT NULL, owner_paid_on DATE, insurer_paid_on DATE);
