CREATE TABLE Production (
  prod_no int PRIMARY KEY,
  title text NOT NULL,
  genre char(1) NOT NULL,
  age_min int NOT NULL,
  sung_language char(2),
  visiting boolean NOT NULL
);
CREATE TABLE Evening (
  evening_no int PRIMARY KEY,
  prod_no int NOT NULL REFERENCES Production(prod_no),
  curtain_up timestamp NOT NULL,
  kind char(1) NOT NULL,
  state char(1) NOT NULL,
  off_reason int
);
CREATE TABLE OffReason (
  reason_no int PRIMARY KEY,
  words text NOT NULL
);
ALTER TABLE Evening ADD FOREIGN KEY (off_reason) REFERENCES OffReason(reason_no);
CREATE TABLE Patron (
  patron_no int PRIMARY KEY,
  patron text NOT NULL,
  salutation char(1) NOT NULL,
  friend_level smallint NOT NULL,
  post char(1) NOT NULL,
  blocked smallint NOT NULL
);
CREATE TABLE Booking (
  booking_no int PRIMARY KEY,
  evening_no int NOT NULL REFERENCES Evening(evening_no),
  patron_no int REFERENCES Patron(patron_no),
  booked_at timestamp NOT NULL,
  via char(1) NOT NULL,
  pay char(2),
  state char(1) NOT NULL,
  collected_at timestamp
);
CREATE TABLE Seat_Sold (
  seat_no int PRIMARY KEY,
  booking_no int NOT NULL REFERENCES Booking(booking_no),
  area char(2) NOT NULL,
  tariff char(1) NOT NULL,
  price numeric(6,2) NOT NULL,
  used smallint NOT NULL
);
CREATE TABLE Usher_Shift (
  shift_no int PRIMARY KEY,
  evening_no int NOT NULL REFERENCES Evening(evening_no),
  usher text NOT NULL,
  post char(1) NOT NULL,
  came smallint
);
COMMENT ON COLUMN Production.genre IS 'O opera, P play, B ballet, M musical, K for kids';
COMMENT ON COLUMN Production.sung_language IS 'IT Italian, DE German, FR French, EN English; null when nothing is sung';
COMMENT ON COLUMN Production.visiting IS 'guest company, not our own';
COMMENT ON COLUMN Evening.kind IS 'F first night, R regular, S schools only, G gala, D dress rehearsal';
COMMENT ON COLUMN Evening.state IS 'P planned, H held, X cancelled, M moved to another date';
COMMENT ON COLUMN Patron.salutation IS 'W Mrs/Ms, H Mr, C company';
COMMENT ON COLUMN Patron.friend_level IS 'circle of friends: 0 not a friend, 1 bronze, 2 silver, 3 gold';
COMMENT ON COLUMN Patron.post IS 'programme sent by: E e-mail, L letter, N not wanted';
COMMENT ON COLUMN Patron.blocked IS '1 may not reserve any more, 0 fine';
COMMENT ON COLUMN Booking.via IS 'C counter, T telephone, W web, A agency';
COMMENT ON COLUMN Booking.pay IS 'CA cash, CC credit card, GV gift voucher, IN invoice; null while unpaid';
COMMENT ON COLUMN Booking.state IS 'R reserved, S sold, B given back, L lapsed (reservation not paid in time)';
COMMENT ON COLUMN Booking.collected_at IS 'tickets handed over; null: not picked up';
COMMENT ON COLUMN Seat_Sold.area IS 'ST stalls, BX box, BA balcony, GA gallery, WH wheelchair space';
COMMENT ON COLUMN Seat_Sold.tariff IS 'N normal, S student, P pensioner, F free ticket, U unemployed';
COMMENT ON COLUMN Seat_Sold.used IS '1 the seat was taken on the night, 0 stayed empty';
COMMENT ON COLUMN Usher_Shift.post IS 'D door, W wardrobe, H hall, B bar';
COMMENT ON COLUMN Usher_Shift.came IS '1 worked, 0 did not show up; null for evenings to come';
