CREATE TABLE sites (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL);
CREATE TABLE staff (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, site_id int NOT NULL REFERENCES sites, is_receptionist boolean NOT NULL, deputy_id int REFERENCES staff);
CREATE TABLE visitors (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, company text, city text, created_at timestamptz NOT NULL, blocked_at timestamptz);
CREATE TABLE visits (
  id int PRIMARY KEY,
  visitor_id int NOT NULL REFERENCES visitors,
  site_id int NOT NULL REFERENCES sites,
  host_id int NOT NULL REFERENCES staff,
  checked_in_by_id int REFERENCES staff,
  reason text NOT NULL,             -- meeting, interview, repair, delivery
  announced_at timestamptz NOT NULL,
  expected_at timestamptz NOT NULL,
  arrived_at timestamptz,
  left_at timestamptz,
  cancelled_at timestamptz,
  badge_no text
);
CREATE TABLE badges (badge_no text PRIMARY KEY, site_id int NOT NULL REFERENCES sites, is_lost boolean NOT NULL);
