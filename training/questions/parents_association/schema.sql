CREATE TABLE tbl01 (
  f01 int PRIMARY KEY,
  f02 text NOT NULL,
  f03 text NOT NULL,
  f04 text,
  f05 boolean NOT NULL,
  f06 date NOT NULL
);
CREATE TABLE tbl02 (
  f01 int PRIMARY KEY,
  f02 text NOT NULL,
  f03 text NOT NULL,
  f04 int REFERENCES tbl01,
  f05 int REFERENCES tbl01,
  f06 text NOT NULL
);
CREATE TABLE tbl03 (
  f01 int PRIMARY KEY,
  f02 text NOT NULL,
  f03 date NOT NULL,
  f04 int NOT NULL REFERENCES tbl01,
  f05 int REFERENCES tbl01,
  f06 numeric(8,2) NOT NULL,
  f07 numeric(8,2),
  f08 numeric(8,2)
);
CREATE TABLE tbl04 (
  f01 int PRIMARY KEY,
  f02 int NOT NULL REFERENCES tbl03,
  f03 int NOT NULL REFERENCES tbl01,
  f04 text NOT NULL,
  f05 numeric(4,1),
  f06 date NOT NULL,
  f07 boolean
);
CREATE TABLE tbl05 (
  f01 int PRIMARY KEY,
  f02 int NOT NULL REFERENCES tbl01,
  f03 text NOT NULL,
  f04 numeric(7,2) NOT NULL,
  f05 date NOT NULL,
  f06 date,
  f07 int REFERENCES tbl01
);
COMMENT ON TABLE tbl01 IS 'parents';
COMMENT ON COLUMN tbl01.f02 IS 'first name';
COMMENT ON COLUMN tbl01.f03 IS 'last name';
COMMENT ON COLUMN tbl01.f04 IS 'phone';
COMMENT ON COLUMN tbl01.f05 IS 'on the committee';
COMMENT ON COLUMN tbl01.f06 IS 'member since';
COMMENT ON TABLE tbl02 IS 'children';
COMMENT ON COLUMN tbl02.f02 IS 'first name of the child';
COMMENT ON COLUMN tbl02.f03 IS 'last name of the child';
COMMENT ON COLUMN tbl02.f04 IS 'mother';
COMMENT ON COLUMN tbl02.f05 IS 'father';
COMMENT ON COLUMN tbl02.f06 IS 'class, for example 3B';
COMMENT ON TABLE tbl03 IS 'events of the association';
COMMENT ON COLUMN tbl03.f02 IS 'name of the event';
COMMENT ON COLUMN tbl03.f03 IS 'day of the event';
COMMENT ON COLUMN tbl03.f04 IS 'organiser';
COMMENT ON COLUMN tbl03.f05 IS 'keeper of the cash box';
COMMENT ON COLUMN tbl03.f06 IS 'budget in euro';
COMMENT ON COLUMN tbl03.f07 IS 'spent in euro';
COMMENT ON COLUMN tbl03.f08 IS 'taken in euro';
COMMENT ON TABLE tbl04 IS 'help at events';
COMMENT ON COLUMN tbl04.f02 IS 'event';
COMMENT ON COLUMN tbl04.f03 IS 'helping parent';
COMMENT ON COLUMN tbl04.f04 IS 'task: cake, grill, setup, cleanup, till';
COMMENT ON COLUMN tbl04.f05 IS 'hours';
COMMENT ON COLUMN tbl04.f06 IS 'day of signing up';
COMMENT ON COLUMN tbl04.f07 IS 'came; empty while the event is to come';
COMMENT ON TABLE tbl05 IS 'expenses claimed by parents';
COMMENT ON COLUMN tbl05.f02 IS 'parent who paid';
COMMENT ON COLUMN tbl05.f03 IS 'what for';
COMMENT ON COLUMN tbl05.f04 IS 'amount in euro';
COMMENT ON COLUMN tbl05.f05 IS 'day bought';
COMMENT ON COLUMN tbl05.f06 IS 'day paid back';
COMMENT ON COLUMN tbl05.f07 IS 'committee member who approved it';
