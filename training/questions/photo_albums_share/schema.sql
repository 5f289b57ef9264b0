CREATE TABLE users (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  full_name text NOT NULL,
  city text,
  created_at timestamptz NOT NULL,
  last_active_at timestamptz,
  deleted_at timestamptz
);
CREATE TABLE albums (
  id int PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  title text NOT NULL,
  visibility text NOT NULL,       -- private, friends, public
  parent_album_id int REFERENCES albums,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE photos (
  id int PRIMARY KEY,
  album_id int NOT NULL REFERENCES albums,
  uploader_id uuid NOT NULL REFERENCES users,
  file_name text NOT NULL,
  place text,
  taken_at timestamptz,
  uploaded_at timestamptz NOT NULL,
  size_kb int NOT NULL,
  width int NOT NULL,
  height int NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE friendships (
  id int PRIMARY KEY,
  requester_id uuid NOT NULL REFERENCES users,
  addressee_id uuid NOT NULL REFERENCES users,
  status text NOT NULL,           -- pending, accepted, rejected
  requested_at timestamptz NOT NULL,
  answered_at timestamptz
);
CREATE TABLE likes (user_id uuid REFERENCES users, photo_id int REFERENCES photos, created_at timestamptz NOT NULL, PRIMARY KEY (user_id, photo_id));
CREATE TABLE reports (
  id int PRIMARY KEY,
  reportable_type text NOT NULL,  -- Photo, Album, User
  reportable_id text NOT NULL,
  reporter_id uuid NOT NULL REFERENCES users,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  resolved_at timestamptz
);
