CREATE TABLE members (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  city text NOT NULL,
  is_banned boolean NOT NULL DEFAULT false,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE groups (
  id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  organizer_id int NOT NULL REFERENCES members,
  founded_at timestamptz NOT NULL
);
CREATE TABLE memberships (
  group_id int REFERENCES groups,
  member_id int REFERENCES members,
  role text NOT NULL,               -- organizer, helper, member
  joined_at timestamptz NOT NULL,
  left_at timestamptz,
  PRIMARY KEY (group_id, member_id)
);
CREATE TABLE venues (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, capacity int);
CREATE TABLE events (
  id int PRIMARY KEY,
  group_id int NOT NULL REFERENCES groups,
  venue_id int REFERENCES venues,   -- null: online
  title text NOT NULL,
  host_id int NOT NULL REFERENCES members,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  seats int,
  ticket_eur numeric(6,2) NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz
);
CREATE TABLE rsvps (
  event_id int REFERENCES events,
  member_id int REFERENCES members,
  answer text NOT NULL,             -- yes, no, waitlist
  guests int NOT NULL DEFAULT 0,
  answered_at timestamptz NOT NULL,
  checked_in_at timestamptz,
  PRIMARY KEY (event_id, member_id)
);
