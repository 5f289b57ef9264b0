CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  customer_name text NOT NULL,
  subdomain text NOT NULL,
  package text NOT NULL,
  monthly_fee numeric(8,2) NOT NULL,
  since date NOT NULL,
  cancelled_on date
);
COMMENT ON TABLE customers IS 'firms that run their public status page with us';
COMMENT ON COLUMN customers.package IS 'hobby, business or corporate';
COMMENT ON COLUMN customers.cancelled_on IS 'empty while they are our customer';
CREATE TABLE components (
  component_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  component_name text NOT NULL,
  current_state text NOT NULL,
  is_public boolean NOT NULL
);
COMMENT ON TABLE components IS 'parts of a service shown on a status page';
COMMENT ON COLUMN components.current_state IS 'operational, degraded, outage or maintenance';
CREATE TABLE checks (
  check_id bigint PRIMARY KEY,
  component_id integer NOT NULL REFERENCES components,
  checked_at timestamptz NOT NULL,
  was_up boolean NOT NULL,
  response_ms integer
);
COMMENT ON TABLE checks IS 'automatic probes';
COMMENT ON COLUMN checks.response_ms IS 'empty when there was no answer';
CREATE TABLE disruptions (
  disruption_id integer PRIMARY KEY,
  component_id integer NOT NULL REFERENCES components,
  headline text NOT NULL,
  impact text NOT NULL,
  began_at timestamptz NOT NULL,
  ended_at timestamptz,
  posted_by text
);
COMMENT ON TABLE disruptions IS 'published troubles and maintenance';
COMMENT ON COLUMN disruptions.impact IS 'minor, major, critical or maintenance';
COMMENT ON COLUMN disruptions.posted_by IS 'empty when posted by the robot';
CREATE TABLE subscribers (
  subscriber_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  way text NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
COMMENT ON TABLE subscribers IS 'people who want news from a status page';
COMMENT ON COLUMN subscribers.way IS 'e-mail, text message or webhook';
CREATE TABLE notices (
  notice_id integer PRIMARY KEY,
  disruption_id integer NOT NULL REFERENCES disruptions,
  sent_at timestamptz NOT NULL,
  recipients integer NOT NULL,
  bounced integer NOT NULL
);
COMMENT ON TABLE notices IS 'messages sent to subscribers about a disruption';
COMMENT ON COLUMN notices.bounced IS 'how many of the recipients could not be reached';
