CREATE TABLE users (
  id bigserial PRIMARY KEY,
  name varchar(100) NOT NULL,
  role varchar(20) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE contacts (
  id bigserial PRIMARY KEY,
  email varchar(160) NOT NULL UNIQUE,
  first_name varchar(80),
  last_name varchar(80),
  country varchar(60),
  source varchar(40),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE segments (
  id bigserial PRIMARY KEY,
  name varchar(80) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE contact_segments (
  contact_id bigint NOT NULL REFERENCES contacts(id),
  segment_id bigint NOT NULL REFERENCES segments(id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (contact_id, segment_id)
);
CREATE TABLE templates (
  id bigserial PRIMARY KEY,
  name varchar(80) NOT NULL,
  archived boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE campaigns (
  id bigserial PRIMARY KEY,
  name varchar(120) NOT NULL,
  subject varchar(200) NOT NULL,
  segment_id bigint NOT NULL REFERENCES segments(id),
  template_id bigint NOT NULL REFERENCES templates(id),
  author_id bigint NOT NULL REFERENCES users(id),
  status varchar(20) NOT NULL,
  scheduled_for timestamptz,
  sent_at timestamptz,
  cost_cents int,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE messages (
  id bigserial PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES campaigns(id),
  contact_id bigint NOT NULL REFERENCES contacts(id),
  delivered_at timestamptz,
  bounced boolean NOT NULL DEFAULT false,
  opened_at timestamptz,
  clicked_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE conversions (
  id bigserial PRIMARY KEY,
  message_id bigint NOT NULL REFERENCES messages(id),
  order_value numeric(10,2) NOT NULL,
  created_at timestamptz NOT NULL
);
