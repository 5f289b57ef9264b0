CREATE TABLE account_states (
  code smallint PRIMARY KEY,
  label varchar(30) NOT NULL
);
CREATE TABLE ticket_states (
  code char(1) PRIMARY KEY,
  label varchar(30) NOT NULL
);
CREATE TABLE plan_tiers (
  code char(3) PRIMARY KEY,
  label varchar(40) NOT NULL,
  monthly_price_cents int NOT NULL,
  disk_gb int NOT NULL,
  max_domains int
);
CREATE TABLE hosting_accounts (
  id int PRIMARY KEY,
  username varchar(20) NOT NULL,
  holder varchar(80) NOT NULL,
  country char(2) NOT NULL,
  state smallint NOT NULL REFERENCES account_states(code),
  tier char(3) NOT NULL REFERENCES plan_tiers(code),
  server_id int,
  created date NOT NULL,
  renews date NOT NULL,
  disk_used_mb int NOT NULL
);
CREATE TABLE servers (
  id int PRIMARY KEY,
  hostname varchar(40) NOT NULL,
  datacentre varchar(30) NOT NULL,
  ram_gb int NOT NULL,
  in_service_since date NOT NULL,
  decommissioned date
);
ALTER TABLE hosting_accounts ADD FOREIGN KEY (server_id) REFERENCES servers(id);
CREATE TABLE domains (
  id int PRIMARY KEY,
  fqdn varchar(80) NOT NULL,
  account_id int REFERENCES hosting_accounts(id),
  registered date NOT NULL,
  expires date NOT NULL,
  auto_renew char(1) NOT NULL,
  ssl_expires date
);
CREATE TABLE tickets (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES hosting_accounts(id),
  opened timestamp NOT NULL,
  closed timestamp,
  state char(1) NOT NULL REFERENCES ticket_states(code),
  priority smallint NOT NULL,
  subject varchar(120) NOT NULL,
  agent varchar(40)
);
CREATE TABLE outages (
  id int PRIMARY KEY,
  server_id int NOT NULL REFERENCES servers(id),
  began timestamp NOT NULL,
  ended timestamp,
  cause varchar(40)
);
CREATE TABLE charges (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES hosting_accounts(id),
  charged date NOT NULL,
  amount_cents int NOT NULL,
  paid_on date,
  refunded_on date
);
