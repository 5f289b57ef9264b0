CREATE TABLE lr_parish (parish_id int PRIMARY KEY, parish_name text NOT NULL);
CREATE TABLE lr_parcel (parcel_ref text PRIMARY KEY, parish_id int NOT NULL REFERENCES lr_parish, area_m2 int NOT NULL, use_kind text NOT NULL);
CREATE TABLE lr_owner (owner_id int PRIMARY KEY, owner_name text NOT NULL, is_company boolean NOT NULL);
CREATE TABLE lr_deed (deed_no int PRIMARY KEY, parcel_ref text NOT NULL REFERENCES lr_parcel, seller_id int REFERENCES lr_owner(owner_id), buyer_id int NOT NULL REFERENCES lr_owner(owner_id), signed_on date NOT NULL, lodged_on date NOT NULL, registered_on date, price_eur numeric(12,2) NOT NULL, transfer_tax_eur numeric(10,2) NOT NULL, notary text NOT NULL, clerk text);
CREATE TABLE lr_charge (charge_no int PRIMARY KEY, parcel_ref text NOT NULL REFERENCES lr_parcel, lender text NOT NULL, amount_eur numeric(12,2) NOT NULL, entered_on date NOT NULL, released_on date);
CREATE TABLE lr_query (query_no int PRIMARY KEY, deed_no int NOT NULL REFERENCES lr_deed, asked_on date NOT NULL, answer_due date NOT NULL, answered_on date, issue text NOT NULL);
COMMENT ON TABLE lr_charge IS 'mortgages and other charges on a parcel';
COMMENT ON TABLE lr_query IS 'questions of the registry to the notary';
