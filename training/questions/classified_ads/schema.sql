CREATE TABLE accounts (
  id int PRIMARY KEY,
  nickname text NOT NULL UNIQUE,
  first_name text,
  last_name text,
  town text NOT NULL,
  is_dealer boolean NOT NULL,
  registered_at timestamptz NOT NULL,
  last_login_at timestamptz,
  blocked_at timestamptz
);
CREATE TABLE categories (id int PRIMARY KEY, parent_id int REFERENCES categories, name text NOT NULL);
CREATE TABLE ads (
  id int PRIMARY KEY,
  seller_id int NOT NULL REFERENCES accounts,
  category_id int NOT NULL REFERENCES categories,
  title text NOT NULL,
  pickup_town text NOT NULL,
  asking_price numeric(9,2),         -- null: to give away
  negotiable boolean NOT NULL,
  posted_at timestamptz NOT NULL,
  expires_on date NOT NULL,
  sold_at timestamptz,
  sold_to_id int REFERENCES accounts,
  sold_price numeric(9,2),
  removed_at timestamptz
);
CREATE TABLE offers (
  id int PRIMARY KEY,
  ad_id int NOT NULL REFERENCES ads,
  bidder_id int NOT NULL REFERENCES accounts,
  amount numeric(9,2) NOT NULL,
  status text NOT NULL,              -- open, accepted, refused, withdrawn
  made_at timestamptz NOT NULL
);
CREATE TABLE messages (
  id int PRIMARY KEY,
  ad_id int NOT NULL REFERENCES ads,
  sender_id int NOT NULL REFERENCES accounts,
  receiver_id int NOT NULL REFERENCES accounts,
  body text NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE TABLE ratings (
  id int PRIMARY KEY,
  ad_id int NOT NULL REFERENCES ads,
  from_id int NOT NULL REFERENCES accounts,
  about_id int NOT NULL REFERENCES accounts,
  stars int NOT NULL,
  given_at timestamptz NOT NULL
);
