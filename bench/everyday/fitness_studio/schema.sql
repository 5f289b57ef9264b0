CREATE TABLE studios (
  studioId INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT NOT NULL,
  street TEXT,
  openedAt TEXT NOT NULL,
  closedAt TEXT,
  hasSauna TEXT NOT NULL DEFAULT 'N' CHECK (hasSauna IN ('Y','N'))
);

CREATE TABLE plans (
  planId INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  monthlyPrice NUMERIC NOT NULL,
  classesPerMonth INTEGER,            -- null = unlimited
  minTermMonths INTEGER NOT NULL DEFAULT 1,
  isOffered TEXT NOT NULL DEFAULT 'Y' CHECK (isOffered IN ('Y','N'))
);

CREATE TABLE members (
  memberId INTEGER PRIMARY KEY,
  firstName TEXT NOT NULL,
  lastName TEXT NOT NULL,
  email TEXT,
  phone TEXT,
  birthDate TEXT,
  homeStudioId INTEGER REFERENCES studios(studioId),
  joinedAt TEXT NOT NULL,
  referredByMemberId INTEGER REFERENCES members(memberId),
  newsletterOptIn TEXT NOT NULL DEFAULT 'N' CHECK (newsletterOptIn IN ('Y','N')),
  isBlocked TEXT NOT NULL DEFAULT 'N' CHECK (isBlocked IN ('Y','N'))
);

CREATE TABLE memberships (
  membershipId INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES members(memberId),
  planId INTEGER NOT NULL REFERENCES plans(planId),
  startedAt TEXT NOT NULL,
  cancelledAt TEXT,
  endedAt TEXT,
  cancelReason TEXT,
  status TEXT NOT NULL,               -- active, paused, ended
  autoRenew TEXT NOT NULL DEFAULT 'Y'
);
CREATE INDEX memberships_member ON memberships(memberId);

CREATE TABLE trainers (
  trainerId INTEGER PRIMARY KEY,
  firstName TEXT NOT NULL,
  lastName TEXT NOT NULL,
  email TEXT,
  homeStudioId INTEGER,
  hourlyRate NUMERIC,
  isFreelance TEXT NOT NULL DEFAULT 'N',
  hiredAt TEXT NOT NULL,
  leftAt TEXT
);

CREATE TABLE classes (
  classId INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  category TEXT NOT NULL,
  level TEXT,
  durationMin INTEGER NOT NULL,
  dropInPrice NUMERIC,
  isActive TEXT NOT NULL DEFAULT 'Y'
);

CREATE TABLE trainerClasses (
  trainerId INTEGER NOT NULL REFERENCES trainers(trainerId),
  classId INTEGER NOT NULL REFERENCES classes(classId),
  certifiedUntil TEXT,
  PRIMARY KEY (trainerId, classId)
);

CREATE TABLE classSessions (
  sessionId INTEGER PRIMARY KEY,
  classId INTEGER NOT NULL REFERENCES classes(classId),
  studioId INTEGER NOT NULL REFERENCES studios(studioId),
  trainerId INTEGER REFERENCES trainers(trainerId),
  startsAt TEXT NOT NULL,
  endsAt TEXT NOT NULL,
  capacity INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'scheduled'   -- scheduled, held, cancelled
);
CREATE INDEX classSessions_startsAt ON classSessions(startsAt);

CREATE TABLE bookings (
  bookingId INTEGER PRIMARY KEY,
  sessionId INTEGER NOT NULL REFERENCES classSessions(sessionId),
  memberId INTEGER NOT NULL REFERENCES members(memberId),
  bookedAt TEXT NOT NULL,
  status TEXT NOT NULL,               -- booked, attended, noShow, cancelled
  cancelledAt TEXT,
  viaApp TEXT NOT NULL DEFAULT 'Y'
);
CREATE INDEX bookings_session ON bookings(sessionId);

CREATE TABLE checkIns (
  checkInId INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES members(memberId),
  studioId INTEGER NOT NULL REFERENCES studios(studioId),
  checkedInAt TEXT NOT NULL,
  bookingId INTEGER
);

CREATE TABLE payments (
  paymentId INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES members(memberId),
  membershipId INTEGER REFERENCES memberships(membershipId),
  kind TEXT NOT NULL,                 -- membership, dropIn, shop
  amount NUMERIC NOT NULL,
  method TEXT NOT NULL,
  status TEXT NOT NULL,               -- paid, failed, refunded
  paidAt TEXT NOT NULL,
  failReason TEXT
);
CREATE INDEX payments_member ON payments(memberId);
