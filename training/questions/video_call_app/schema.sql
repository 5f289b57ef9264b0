CREATE TABLE orgs (org_id int PRIMARY KEY, org_name text NOT NULL, tier text NOT NULL, seat_limit int NOT NULL, since date NOT NULL, churned_on date, account_owner text);
CREATE TABLE members (member_id int PRIMARY KEY, org_id int NOT NULL REFERENCES orgs, full_name text NOT NULL, invited_on date NOT NULL, activated_on date, is_admin boolean NOT NULL);
CREATE TABLE meetings (meeting_id int PRIMARY KEY, org_id int NOT NULL REFERENCES orgs, host_id int NOT NULL REFERENCES members, topic text, scheduled_for timestamp NOT NULL, started_at timestamp, ended_at timestamp, scheduled_min int NOT NULL, recorded boolean NOT NULL);
CREATE TABLE attendances (meeting_id int NOT NULL REFERENCES meetings, member_id int NOT NULL REFERENCES members, joined_at timestamp NOT NULL, left_at timestamp, camera_on boolean NOT NULL, quality_score int, PRIMARY KEY (meeting_id, member_id));
CREATE TABLE complaints (complaint_id int PRIMARY KEY, org_id int NOT NULL REFERENCES orgs, opened_on date NOT NULL, solved_on date, topic text NOT NULL, words text);
COMMENT ON COLUMN attendances.quality_score IS '1 to 5, asked after the call; null if not answered';
