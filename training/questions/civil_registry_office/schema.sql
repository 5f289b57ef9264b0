CREATE TABLE resident (
  resident_no integer PRIMARY KEY,
  family_name text NOT NULL,
  given_names text NOT NULL,
  born_on date NOT NULL,
  citizenship text NOT NULL,
  arrived_on date NOT NULL,
  left_on date,
  died_on date
);
COMMENT ON TABLE resident IS 'everyone who is or was registered in the municipality';
COMMENT ON COLUMN resident.arrived_on IS 'day of registration here (birth or moving in)';
COMMENT ON COLUMN resident.left_on IS 'day of moving away, empty if still here';
CREATE TABLE district (
  district_no integer PRIMARY KEY,
  district_name text NOT NULL
);
COMMENT ON TABLE district IS 'parts of the municipality';
CREATE TABLE address_stay (
  stay_no integer PRIMARY KEY,
  resident_no integer NOT NULL REFERENCES resident(resident_no),
  district_no integer NOT NULL REFERENCES district(district_no),
  street text NOT NULL,
  since date NOT NULL,
  until date
);
COMMENT ON TABLE address_stay IS 'addresses of residents over time';
COMMENT ON COLUMN address_stay.until IS 'empty for the present address';
CREATE TABLE marriage (
  marriage_no integer PRIMARY KEY,
  first_spouse_no integer NOT NULL REFERENCES resident(resident_no),
  second_spouse_no integer NOT NULL REFERENCES resident(resident_no),
  wed_on date NOT NULL,
  ended_on date,
  registrar_no integer NOT NULL
);
COMMENT ON TABLE marriage IS 'marriages concluded at the town hall';
COMMENT ON COLUMN marriage.ended_on IS 'divorce or death of a spouse, empty if the marriage lasts';
CREATE TABLE birth (
  birth_no integer PRIMARY KEY,
  child_no integer NOT NULL REFERENCES resident(resident_no),
  mother_no integer NOT NULL REFERENCES resident(resident_no),
  father_no integer REFERENCES resident(resident_no),
  weight_g integer
);
COMMENT ON TABLE birth IS 'births of registered children';
COMMENT ON COLUMN birth.weight_g IS 'weight at birth in grams';
CREATE TABLE registrar (
  registrar_no integer PRIMARY KEY,
  registrar_name text NOT NULL,
  desk text
);
COMMENT ON TABLE registrar IS 'officers of the registry';
ALTER TABLE marriage ADD FOREIGN KEY (registrar_no) REFERENCES registrar(registrar_no);
CREATE TABLE document_request (
  request_no integer PRIMARY KEY,
  resident_no integer NOT NULL REFERENCES resident(resident_no),
  registrar_no integer REFERENCES registrar(registrar_no),
  paper text NOT NULL,
  asked_at timestamp NOT NULL,
  handed_over_at timestamp,
  fee numeric(6,2) NOT NULL,
  state char(1) NOT NULL
);
COMMENT ON TABLE document_request IS 'papers ordered by residents';
COMMENT ON COLUMN document_request.paper IS 'kind of document';
COMMENT ON COLUMN document_request.state IS 'N = new, W = in work, R = ready, D = handed over, C = cancelled';
