CREATE TABLE households (id int PRIMARY KEY, house_no text NOT NULL, street text NOT NULL, area text NOT NULL, joined_at date NOT NULL, left_at date);
CREATE TABLE members (
  id int PRIMARY KEY,
  household_id int NOT NULL REFERENCES households,
  first_name text NOT NULL,
  last_name text NOT NULL,
  mobile text,
  role text NOT NULL,                -- member, street warden, coordinator
  reports_to_id int REFERENCES members,
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz
);
CREATE TABLE incidents (
  id int PRIMARY KEY,
  type text NOT NULL,                -- burglary, suspicious person, vandalism, lost pet, noise
  street text NOT NULL,
  area text NOT NULL,
  happened_at timestamptz NOT NULL,
  reported_at timestamptz NOT NULL,
  reported_by_id int NOT NULL REFERENCES members,
  victim_household_id int REFERENCES households,
  handled_by_id int REFERENCES members,
  police_told_at timestamptz,
  closed_at timestamptz,
  loss_eur numeric(9,2)
);
CREATE TABLE patrols (
  id int PRIMARY KEY,
  area text NOT NULL,
  leader_id int NOT NULL REFERENCES members,
  partner_id int REFERENCES members,
  planned_for date NOT NULL,
  walked_on date,
  minutes int
);
CREATE TABLE alerts (id int PRIMARY KEY, incident_id int REFERENCES incidents, author_id int NOT NULL REFERENCES members, subject text NOT NULL, created_at timestamptz NOT NULL, sent_at timestamptz, deleted_at timestamptz);
CREATE TABLE alert_reads (alert_id int REFERENCES alerts, member_id int REFERENCES members, read_at timestamptz NOT NULL, PRIMARY KEY (alert_id, member_id));
