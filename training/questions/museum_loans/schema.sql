CREATE TABLE museum (
  museum_id integer PRIMARY KEY,
  museum_name text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  opened_in integer NOT NULL,
  staff_count integer
);
COMMENT ON TABLE museum IS 'Museums that own or borrow objects';
COMMENT ON COLUMN museum.opened_in IS 'Year of opening';
CREATE TABLE exhibit_object (
  object_id integer PRIMARY KEY,
  owner_museum_id integer NOT NULL REFERENCES museum(museum_id),
  object_name text NOT NULL,
  category text NOT NULL,
  century integer,
  insured_value numeric(12,2),
  on_display boolean NOT NULL
);
COMMENT ON TABLE exhibit_object IS 'Objects in the collections';
COMMENT ON COLUMN exhibit_object.century IS 'Century of origin, negative for BC';
COMMENT ON COLUMN exhibit_object.insured_value IS 'Euro; empty if never valued';
CREATE TABLE object_loan (
  loan_id integer PRIMARY KEY,
  object_id integer NOT NULL REFERENCES exhibit_object(object_id),
  borrower_museum_id integer NOT NULL REFERENCES museum(museum_id),
  sent_on date NOT NULL,
  due_back_on date NOT NULL,
  returned_on date,
  loan_fee numeric(9,2) NOT NULL
);
COMMENT ON TABLE object_loan IS 'Objects lent by the owner to another museum';
COMMENT ON COLUMN object_loan.returned_on IS 'Empty while the object is still away';
CREATE TABLE visitor_day (
  museum_id integer NOT NULL REFERENCES museum(museum_id),
  visit_date date NOT NULL,
  visitors integer NOT NULL,
  ticket_sales numeric(9,2) NOT NULL,
  PRIMARY KEY (museum_id, visit_date)
);
COMMENT ON TABLE visitor_day IS 'Visitors and ticket sales per museum and day';
