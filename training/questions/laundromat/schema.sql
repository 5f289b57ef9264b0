CREATE TABLE shop (sh_id int PRIMARY KEY, sh_street text NOT NULL, sh_town text NOT NULL, sh_open date NOT NULL);
CREATE TABLE mach (
  m_id int PRIMARY KEY,
  sh_id int NOT NULL REFERENCES shop,
  m_typ char(1) NOT NULL,         -- W washer, D dryer
  m_kg int NOT NULL,
  m_make text NOT NULL,
  m_bought date NOT NULL,
  m_price numeric(8,2) NOT NULL,  -- purchase price
  m_cycle_eur numeric(5,2) NOT NULL,  -- price of one cycle
  m_off boolean NOT NULL          -- out of order now
);
CREATE TABLE card (
  cd_no text PRIMARY KEY,
  cd_fname text, cd_lname text,   -- empty: anonymous card
  cd_sold date NOT NULL,
  cd_sold_at int NOT NULL REFERENCES shop,
  cd_bal numeric(7,2) NOT NULL,
  cd_blocked date
);
CREATE TABLE cyc (
  cy_id int PRIMARY KEY,
  m_id int NOT NULL REFERENCES mach,
  cd_no text REFERENCES card,     -- null: coins
  cy_start timestamp NOT NULL,
  cy_end timestamp,
  cy_eur numeric(5,2) NOT NULL,   -- taken
  cy_ok boolean NOT NULL
);
CREATE TABLE topup (
  tu_id int PRIMARY KEY,
  cd_no text NOT NULL REFERENCES card,
  sh_id int NOT NULL REFERENCES shop,
  tu_at timestamp NOT NULL,
  tu_eur numeric(6,2) NOT NULL,
  tu_bonus numeric(6,2) NOT NULL  -- given on top
);
CREATE TABLE fault (
  f_id int PRIMARY KEY,
  m_id int NOT NULL REFERENCES mach,
  f_seen timestamp NOT NULL,
  f_by text NOT NULL,             -- who reported
  f_tech text,                    -- technician who repaired
  f_fixed timestamp,
  f_parts numeric(7,2) NOT NULL,
  f_labour numeric(7,2) NOT NULL
);
