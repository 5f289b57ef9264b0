CREATE TABLE app_user (uid int PRIMARY KEY, nick text NOT NULL, country text NOT NULL, plan text NOT NULL, created_at timestamp NOT NULL, activated_at timestamp, deleted_at timestamp, invited_by int REFERENCES app_user);
COMMENT ON COLUMN app_user.plan IS 'free, plus or team';
CREATE TABLE device (device_id int PRIMARY KEY, uid int NOT NULL REFERENCES app_user, os text NOT NULL, app_version text NOT NULL, first_seen date NOT NULL, last_seen date NOT NULL);
CREATE TABLE session (sid int PRIMARY KEY, uid int NOT NULL REFERENCES app_user, device_id int NOT NULL REFERENCES device, began_at timestamp NOT NULL, ended_at timestamp, screens int NOT NULL);
CREATE TABLE event (eid int PRIMARY KEY, sid int NOT NULL REFERENCES session, name text NOT NULL, happened_at timestamp NOT NULL, received_at timestamp NOT NULL, value_cents int);
COMMENT ON COLUMN event.name IS 'open, search, add_item, share, checkout, purchase, error';
COMMENT ON COLUMN event.value_cents IS 'of purchases only';
CREATE TABLE crash (crash_id int PRIMARY KEY, sid int NOT NULL REFERENCES session, module text NOT NULL, crashed_at timestamp NOT NULL, fixed_in text);
