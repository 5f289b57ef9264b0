CREATE TABLE landlords (landlord_id int PRIMARY KEY, landlord text NOT NULL, iban text, fee_pct numeric(4,1) NOT NULL);
CREATE TABLE dwellings (dwelling_id int PRIMARY KEY, landlord_id int NOT NULL REFERENCES landlords, street text NOT NULL, city text NOT NULL, rooms int NOT NULL, asking_rent numeric(8,2) NOT NULL);
CREATE TABLE renters (renter_id int PRIMARY KEY, renter text NOT NULL, guarantor text);
CREATE TABLE leases (lease_id int PRIMARY KEY, dwelling_id int NOT NULL REFERENCES dwellings, renter_id int NOT NULL REFERENCES renters, signed_on date NOT NULL, moves_in date NOT NULL, moves_out date, rent numeric(8,2) NOT NULL);
CREATE TABLE deposits (deposit_id int PRIMARY KEY, lease_id int NOT NULL UNIQUE REFERENCES leases, due numeric(8,2) NOT NULL, received numeric(8,2) NOT NULL, received_on date, returned numeric(8,2), returned_on date);
CREATE TABLE deductions (deduction_id int PRIMARY KEY, deposit_id int NOT NULL REFERENCES deposits, ground text NOT NULL, amount numeric(8,2) NOT NULL, disputed boolean NOT NULL);
