CREATE TABLE tenant (tenant_id integer PRIMARY KEY, tenant_name text NOT NULL, plan text NOT NULL, monthly_fee numeric(7,2) NOT NULL, mails_included integer NOT NULL, joined date NOT NULL, churned date);
COMMENT ON TABLE tenant IS 'companies that send their newsletters with us';
CREATE TABLE contact_list (list_id integer PRIMARY KEY, tenant_id integer NOT NULL REFERENCES tenant, list_name text NOT NULL, created date NOT NULL, archived boolean NOT NULL);
CREATE TABLE contact (
  contact_id integer PRIMARY KEY,
  list_id integer NOT NULL REFERENCES contact_list,
  mail text NOT NULL,
  lang text NOT NULL,
  opted_in date,
  opted_out date,
  hard_bounce boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN contact.opted_in IS 'null until the person confirmed';
CREATE TABLE mailing (
  mailing_id integer PRIMARY KEY,
  list_id integer NOT NULL REFERENCES contact_list,
  subject text NOT NULL,
  drafted_on date NOT NULL,
  scheduled_for timestamptz,
  sent_at timestamptz,
  variant text,
  recipients integer NOT NULL DEFAULT 0,
  delivered integer NOT NULL DEFAULT 0,
  opens integer NOT NULL DEFAULT 0,
  unique_opens integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  unsubscribes integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN mailing.opens IS 'every opening, also the second by the same person';
COMMENT ON COLUMN mailing.variant IS 'A or B in a split test, else null';
CREATE TABLE link_click (click_id integer PRIMARY KEY, mailing_id integer NOT NULL REFERENCES mailing, contact_id integer NOT NULL REFERENCES contact, url text NOT NULL, clicked_at timestamptz NOT NULL);
CREATE TABLE charge (charge_id integer PRIMARY KEY, tenant_id integer NOT NULL REFERENCES tenant, for_month date NOT NULL, fee numeric(8,2) NOT NULL, extra_mails integer NOT NULL, extra_amount numeric(8,2) NOT NULL, paid boolean NOT NULL);
COMMENT ON COLUMN charge.extra_amount IS 'price of all extra mails of the month';
