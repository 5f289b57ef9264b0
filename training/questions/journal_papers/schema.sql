CREATE TABLE institutes (
  institute_id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  country text NOT NULL
);
CREATE TABLE scholars (
  scholar_id integer PRIMARY KEY,
  given_name text NOT NULL,
  surname text NOT NULL,
  institute_id integer,
  field text NOT NULL
);
CREATE TABLE journals (
  journal_id integer PRIMARY KEY,
  title text NOT NULL,
  theme text NOT NULL,
  sales_copies integer NOT NULL,
  page_charge_eur integer
);
CREATE TABLE papers (
  paper_id integer PRIMARY KEY,
  journal_id integer,
  title text NOT NULL,
  submitted_on date NOT NULL,
  accepted_on date,
  printed_on date,
  pages integer NOT NULL
);
CREATE TABLE authorships (
  paper_id integer NOT NULL,
  scholar_id integer NOT NULL,
  author_order integer NOT NULL,
  PRIMARY KEY (paper_id, scholar_id)
);
CREATE TABLE citations (
  citing_paper_id integer NOT NULL,
  cited_paper_id integer NOT NULL,
  PRIMARY KEY (citing_paper_id, cited_paper_id)
);
