CREATE TABLE groups (
  group_id integer PRIMARY KEY,
  group_name text NOT NULL,
  meets_at text NOT NULL,
  founded_on date NOT NULL,
  closed_on date
);
CREATE TABLE members (
  member_id integer PRIMARY KEY,
  name text NOT NULL,
  email text,
  birth_year integer
);
CREATE TABLE memberships (
  group_id integer NOT NULL REFERENCES groups,
  member_id integer NOT NULL REFERENCES members,
  joined_on date NOT NULL,
  left_on date,
  is_host boolean NOT NULL DEFAULT false,
  PRIMARY KEY (group_id, member_id)
);
CREATE TABLE books (
  book_id integer PRIMARY KEY,
  title text NOT NULL,
  author text NOT NULL,
  pages integer NOT NULL,
  published integer NOT NULL,
  translated_from text
);
COMMENT ON COLUMN books.translated_from IS 'original language, empty if written in English';
CREATE TABLE meetings (
  meeting_id integer PRIMARY KEY,
  group_id integer NOT NULL REFERENCES groups,
  book_id integer REFERENCES books,
  meets_on date NOT NULL,
  cancelled boolean NOT NULL DEFAULT false
);
CREATE TABLE attendance (
  meeting_id integer NOT NULL REFERENCES meetings,
  member_id integer NOT NULL REFERENCES members,
  came boolean NOT NULL,
  finished_book boolean,
  score integer,
  PRIMARY KEY (meeting_id, member_id)
);
COMMENT ON COLUMN attendance.score IS '1 to 10, empty if not given';
