CREATE TABLE persons (
  id int PRIMARY KEY,
  given_name text NOT NULL,
  surname text NOT NULL,
  birth_surname text,              -- maiden name where it differs
  sex char(1) NOT NULL,            -- m, f
  born_on date,
  born_in text,
  died_on date,
  died_in text,
  father_id int REFERENCES persons,
  mother_id int REFERENCES persons,
  added_by int,                    -- member who entered the person
  added_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE TABLE marriages (
  id int PRIMARY KEY,
  husband_id int NOT NULL REFERENCES persons,
  wife_id int NOT NULL REFERENCES persons,
  married_on date NOT NULL,
  married_in text NOT NULL,
  divorced_on date
);
CREATE TABLE members (
  id int PRIMARY KEY,
  login text NOT NULL,
  person_id int REFERENCES persons,   -- the member in the tree
  invited_by int REFERENCES members,
  joined_at timestamptz NOT NULL,
  last_seen_at timestamptz
);
ALTER TABLE persons ADD FOREIGN KEY (added_by) REFERENCES members;
CREATE TABLE photos (
  id int PRIMARY KEY,
  caption text NOT NULL,
  taken_on date,
  uploaded_at timestamptz NOT NULL,
  uploader_id int NOT NULL REFERENCES members
);
CREATE TABLE photo_persons (photo_id int REFERENCES photos, person_id int REFERENCES persons, PRIMARY KEY (photo_id, person_id));
CREATE TABLE stories (
  id int PRIMARY KEY,
  about_person_id int NOT NULL REFERENCES persons,
  author_id int NOT NULL REFERENCES members,
  title text NOT NULL,
  written_at timestamptz NOT NULL,
  is_private boolean NOT NULL
);
