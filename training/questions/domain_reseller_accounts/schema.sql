CREATE TABLE tld (ext text PRIMARY KEY, generic boolean NOT NULL, dnssec char(3) NOT NULL, whois_privacy boolean NOT NULL, yearly_price numeric(6,2) NOT NULL, cost_price numeric(6,2) NOT NULL);
COMMENT ON COLUMN tld.generic IS 'false: country code ending';
COMMENT ON COLUMN tld.dnssec IS 'yes, no, opt (optional)';
CREATE TABLE holders (
  holder_no int PRIMARY KEY,
  holder_name text NOT NULL,
  holder_type char(1) NOT NULL,   -- C company, I individual, A association
  reseller_no int REFERENCES holders,
  standing char(1) NOT NULL,      -- G good, W warned, T terminated
  mail_ok smallint NOT NULL,      -- 1 e-mail address verified
  vat_id text,
  opened date NOT NULL
);
COMMENT ON COLUMN holders.reseller_no IS 'the reseller through whom the holder came, null: direct customer';
CREATE TABLE domains (
  domain_name text PRIMARY KEY,
  ext text NOT NULL REFERENCES tld,
  holder_no int NOT NULL REFERENCES holders,
  st text NOT NULL,               -- ok, hold, lock, redm, pdel
  autorenew boolean NOT NULL,
  privacy boolean NOT NULL,
  premium boolean NOT NULL,
  registered date NOT NULL,
  expires date NOT NULL,
  transferred_in date,
  transferred_out date
);
COMMENT ON COLUMN domains.st IS 'ok normal, hold suspended, lock transfer lock, redm redemption period after expiry, pdel about to be deleted';
CREATE TABLE renewals (
  renewal_no int PRIMARY KEY,
  domain_name text NOT NULL REFERENCES domains,
  due date NOT NULL,
  done date,
  years int NOT NULL,
  price numeric(7,2) NOT NULL,
  paid_with char(1),              -- B account balance, C card, T transfer; null unpaid
  refunded boolean NOT NULL
);
CREATE TABLE abuse_reports (
  rep_no int PRIMARY KEY,
  domain_name text NOT NULL REFERENCES domains,
  kind char(2) NOT NULL,          -- PH phishing, SP spam, MW malware, CR copyright
  sev int NOT NULL,               -- 1 critical, 2 major, 3 minor
  received timestamptz NOT NULL,
  closed timestamptz,
  valid_report boolean            -- null: not judged yet
);
CREATE TABLE mailboxes (
  address text PRIMARY KEY,
  domain_name text NOT NULL REFERENCES domains,
  quota_mb int NOT NULL,
  used_mb int NOT NULL,
  forwarding boolean NOT NULL,
  blocked char(1)                 -- S spam sending, Q over quota, null not blocked
);
