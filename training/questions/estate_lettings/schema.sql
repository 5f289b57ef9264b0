CREATE TABLE t_branch (branch_id int PRIMARY KEY, branch_name text NOT NULL, phone text NOT NULL);
CREATE TABLE t_negotiator (negotiator_id int PRIMARY KEY, name text NOT NULL, branch_id int NOT NULL REFERENCES t_branch, commission_rate numeric(4,2) NOT NULL, active boolean NOT NULL);
CREATE TABLE t_owner (owner_id int PRIMARY KEY, name text NOT NULL, email text, abroad boolean NOT NULL);
CREATE TABLE t_property (
  property_id int PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  street text NOT NULL,
  district text NOT NULL,
  kind text NOT NULL,                 -- flat, house, studio, shop
  bedrooms int NOT NULL,
  area_m2 int NOT NULL,
  energy_label char(1),
  owner_id int NOT NULL REFERENCES t_owner,
  negotiator_id int NOT NULL REFERENCES t_negotiator,
  listed_on date NOT NULL,
  listing_kind text NOT NULL,         -- sale or rent
  asking numeric(11,2) NOT NULL,      -- sale price, or rent per month
  withdrawn_on date
);
CREATE TABLE t_applicant (applicant_id int PRIMARY KEY, name text NOT NULL, phone text, budget numeric(11,2), wants text NOT NULL, registered_on date NOT NULL);
CREATE TABLE t_viewing (viewing_id int PRIMARY KEY, property_id int NOT NULL REFERENCES t_property, applicant_id int NOT NULL REFERENCES t_applicant, negotiator_id int NOT NULL REFERENCES t_negotiator, viewed_at timestamptz NOT NULL, feedback int);
CREATE TABLE t_offer (offer_id int PRIMARY KEY, property_id int NOT NULL REFERENCES t_property, applicant_id int NOT NULL REFERENCES t_applicant, offered_on date NOT NULL, amount numeric(11,2) NOT NULL, answer text);
CREATE TABLE t_deal (deal_id int PRIMARY KEY, offer_id int NOT NULL UNIQUE REFERENCES t_offer, signed_on date NOT NULL, fee numeric(10,2) NOT NULL, fee_paid_on date);
COMMENT ON COLUMN t_viewing.feedback IS 'stars from 1 to 5, empty when the applicant gave none';
COMMENT ON COLUMN t_offer.answer IS 'accepted, refused, or empty while open';
COMMENT ON COLUMN t_applicant.wants IS 'sale or rent';
