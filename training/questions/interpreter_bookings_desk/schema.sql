CREATE TABLE language (lang_code char(2) PRIMARY KEY, lang_name text NOT NULL, rare boolean NOT NULL);
CREATE TABLE interpreter (interp_id int PRIMARY KEY, interp_name text NOT NULL, city text NOT NULL, sworn boolean NOT NULL, joined date NOT NULL);
CREATE TABLE interp_language (interp_id int REFERENCES interpreter, lang_code char(2) REFERENCES language, level text NOT NULL, PRIMARY KEY (interp_id, lang_code));
CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, kind text NOT NULL, city text NOT NULL, discount_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN client.kind IS 'court, hospital, firm';
CREATE TABLE assignment (
  asg_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, interp_id int REFERENCES interpreter,
  from_lang char(2) NOT NULL REFERENCES language, to_lang char(2) NOT NULL REFERENCES language,
  requested_at timestamp NOT NULL, starts_at timestamp NOT NULL, hours numeric(4,1) NOT NULL,
  client_rate numeric(6,2) NOT NULL, interp_rate numeric(6,2) NOT NULL, travel_km int NOT NULL, mode text NOT NULL, status text NOT NULL
);
COMMENT ON COLUMN assignment.client_rate IS 'per hour, charged to the client before the client''s discount';
COMMENT ON COLUMN assignment.interp_rate IS 'per hour, paid to the interpreter';
COMMENT ON COLUMN assignment.mode IS 'on site, phone, video';
COMMENT ON COLUMN assignment.status IS 'open, done, cancelled';
CREATE TABLE invoice (inv_no int PRIMARY KEY, client_id int NOT NULL REFERENCES client, inv_date date NOT NULL, pay_by date NOT NULL, settled date, total numeric(9,2) NOT NULL);
