CREATE TABLE deed_kind (kind_code char(2) PRIMARY KEY, kind_name text NOT NULL, base_fee numeric(8,2) NOT NULL);
CREATE TABLE file_state (state_code smallint PRIMARY KEY, state_name text NOT NULL);
CREATE TABLE party_role (role_code char(1) PRIMARY KEY, role_name text NOT NULL);
CREATE TABLE notary (
  notary_id int PRIMARY KEY,
  full_name text NOT NULL,
  sworn_in date NOT NULL,
  retired_on date
);
CREATE TABLE clerk (
  clerk_id int PRIMARY KEY,
  full_name text NOT NULL,
  notary_id int REFERENCES notary(notary_id)
);
CREATE TABLE deed_file (
  file_no text PRIMARY KEY,
  kind_code char(2) NOT NULL REFERENCES deed_kind(kind_code),
  state_code smallint NOT NULL REFERENCES file_state(state_code),
  notary_id int NOT NULL REFERENCES notary(notary_id),
  clerk_id int REFERENCES clerk(clerk_id),
  opened_on date NOT NULL,
  signing_at timestamp,
  closed_on date,
  object_value numeric(12,2)
);
CREATE TABLE person (
  person_id int PRIMARY KEY,
  full_name text NOT NULL,
  birth_date date,
  town text,
  is_company boolean NOT NULL
);
CREATE TABLE file_party (
  file_no text NOT NULL REFERENCES deed_file(file_no),
  person_id int NOT NULL REFERENCES person(person_id),
  role_code char(1) NOT NULL REFERENCES party_role(role_code),
  identified boolean NOT NULL,
  PRIMARY KEY (file_no, person_id)
);
CREATE TABLE fee_note (
  note_no int PRIMARY KEY,
  file_no text NOT NULL REFERENCES deed_file(file_no),
  amount numeric(9,2) NOT NULL,
  sent_on date NOT NULL,
  paid_on date
);
CREATE TABLE escrow_move (
  move_no int PRIMARY KEY,
  file_no text NOT NULL REFERENCES deed_file(file_no),
  moved_on date NOT NULL,
  direction char(3) NOT NULL CHECK (direction IN ('in','out')),
  amount numeric(12,2) NOT NULL
);
