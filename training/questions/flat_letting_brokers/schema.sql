CREATE TABLE owners (owner_id integer PRIMARY KEY, owner_name text NOT NULL, lives_in text NOT NULL);
CREATE TABLE agents (agent_id integer PRIMARY KEY, agent_name text NOT NULL, office text NOT NULL, hired_on date NOT NULL);
CREATE TABLE flats (
  flat_id integer PRIMARY KEY,
  flat_ref text NOT NULL UNIQUE,
  owner_id integer NOT NULL REFERENCES owners(owner_id),
  street text NOT NULL,
  district text NOT NULL,
  bedrooms integer NOT NULL,
  floor_area_m2 numeric(6,1) NOT NULL,
  listed_on date NOT NULL,
  delisted_on date,
  asking_rent numeric(8,2) NOT NULL,
  furnished boolean NOT NULL,
  pets_allowed boolean NOT NULL
);
COMMENT ON COLUMN flats.asking_rent IS 'per month, as advertised';
CREATE TABLE applicants (applicant_id integer PRIMARY KEY, applicant_name text NOT NULL, max_rent numeric(8,2) NOT NULL, wants_bedrooms integer NOT NULL, enquired_on date NOT NULL);
CREATE TABLE viewings (
  viewing_id integer PRIMARY KEY,
  flat_id integer NOT NULL REFERENCES flats(flat_id),
  applicant_id integer NOT NULL REFERENCES applicants(applicant_id),
  agent_id integer NOT NULL REFERENCES agents(agent_id),
  arranged_on date NOT NULL,
  viewed_at timestamp NOT NULL,
  attended boolean NOT NULL,
  stars integer
);
COMMENT ON COLUMN viewings.stars IS 'how the applicant liked the flat, 1 to 5';
CREATE TABLE lettings (
  letting_id integer PRIMARY KEY,
  flat_id integer NOT NULL REFERENCES flats(flat_id),
  applicant_id integer NOT NULL REFERENCES applicants(applicant_id),
  found_by integer NOT NULL REFERENCES agents(agent_id),
  looked_after_by integer NOT NULL REFERENCES agents(agent_id),
  offer_on date NOT NULL,
  signed_on date NOT NULL,
  moved_in_on date,
  notice_given_on date,
  moved_out_on date,
  monthly_rent numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL,
  deposit_returned numeric(8,2),
  letting_fee numeric(8,2) NOT NULL
);
COMMENT ON COLUMN lettings.found_by IS 'agent who brought the tenant';
COMMENT ON COLUMN lettings.looked_after_by IS 'agent in charge of the tenancy';
COMMENT ON COLUMN lettings.letting_fee IS 'one-off, what the owner pays us';
