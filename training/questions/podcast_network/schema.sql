CREATE TABLE shows (
  id serial PRIMARY KEY,
  title text NOT NULL,
  genre text NOT NULL,
  language text NOT NULL,
  launched date NOT NULL,
  ended date
);
CREATE TABLE hosts (
  id serial PRIMARY KEY,
  stage_name text NOT NULL,
  city text,
  fee_per_episode numeric(8,2)
);
CREATE TABLE show_hosts (
  show_id int REFERENCES shows(id),
  host_id int REFERENCES hosts(id),
  PRIMARY KEY (show_id, host_id)
);
CREATE TABLE episodes (
  id serial PRIMARY KEY,
  show_id int NOT NULL REFERENCES shows(id),
  season int NOT NULL,
  number int NOT NULL,
  title text NOT NULL,
  recorded_on date,
  published_at timestamptz,
  length_seconds int,
  explicit boolean NOT NULL DEFAULT false
);
CREATE TABLE guests (
  id serial PRIMARY KEY,
  name text NOT NULL,
  profession text
);
CREATE TABLE episode_guests (
  episode_id int REFERENCES episodes(id),
  guest_id int REFERENCES guests(id),
  PRIMARY KEY (episode_id, guest_id)
);
CREATE TABLE downloads (
  episode_id int NOT NULL REFERENCES episodes(id),
  day date NOT NULL,
  platform text NOT NULL,
  plays int NOT NULL,
  PRIMARY KEY (episode_id, day, platform)
);
CREATE TABLE sponsors (
  id serial PRIMARY KEY,
  company text NOT NULL,
  industry text
);
CREATE TABLE ad_spots (
  id serial PRIMARY KEY,
  episode_id int NOT NULL REFERENCES episodes(id),
  sponsor_id int NOT NULL REFERENCES sponsors(id),
  position text NOT NULL CHECK (position IN ('pre-roll','mid-roll','post-roll')),
  price numeric(9,2) NOT NULL,
  invoiced boolean NOT NULL DEFAULT false
);
