CREATE TABLE client (
  id int PRIMARY KEY,
  brand text NOT NULL,
  sector text NOT NULL,
  monthly_retainer numeric(9,2) NOT NULL,
  contract_start date NOT NULL,
  contract_end date
);
CREATE TABLE audience_list (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(id),
  list_name text NOT NULL,
  double_opt_in boolean NOT NULL,
  created_at timestamp NOT NULL
);
CREATE TABLE contact (
  id int PRIMARY KEY,
  list_id int NOT NULL REFERENCES audience_list(id),
  email text NOT NULL,
  first_name text,
  country text NOT NULL,
  signup_form text,
  subscribed_at timestamp NOT NULL,
  confirmed_at timestamp,
  unsubscribed_at timestamp,
  bounced_at timestamp
);
CREATE TABLE designer (
  id int PRIMARY KEY,
  name text NOT NULL,
  freelance boolean NOT NULL,
  day_rate numeric(7,2) NOT NULL
);
CREATE TABLE campaign (
  id int PRIMARY KEY,
  list_id int NOT NULL REFERENCES audience_list(id),
  designer_id int REFERENCES designer(id),
  subject_line text NOT NULL,
  campaign_type text NOT NULL,
  status text NOT NULL,
  created_at timestamp NOT NULL,
  scheduled_at timestamp,
  sent_at timestamp
);
CREATE TABLE delivery (
  id int PRIMARY KEY,
  campaign_id int NOT NULL REFERENCES campaign(id),
  contact_id int NOT NULL REFERENCES contact(id),
  delivered boolean NOT NULL,
  first_opened_at timestamp,
  first_clicked_at timestamp,
  complained_at timestamp
);
CREATE TABLE purchase (
  id int PRIMARY KEY,
  delivery_id int NOT NULL REFERENCES delivery(id),
  order_value numeric(9,2) NOT NULL,
  bought_at timestamp NOT NULL,
  voucher_used boolean NOT NULL
);
COMMENT ON COLUMN campaign.status IS 'draft, scheduled, sent, cancelled';
COMMENT ON COLUMN campaign.campaign_type IS 'newsletter, sale, welcome, survey';
COMMENT ON COLUMN campaign.designer_id IS 'empty = made from a template';
COMMENT ON COLUMN contact.signup_form IS 'footer, popup, checkout, fair; empty = imported';
