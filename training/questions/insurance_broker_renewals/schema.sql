CREATE TABLE insurer (insurer_id int PRIMARY KEY, insurer_name text NOT NULL);
CREATE TABLE product_line (line_code text PRIMARY KEY, line_name text NOT NULL);
CREATE TABLE insurer_commission (insurer_id int NOT NULL REFERENCES insurer, line_code text NOT NULL REFERENCES product_line, first_year_pct numeric(4,1) NOT NULL, renewal_pct numeric(4,1) NOT NULL, PRIMARY KEY (insurer_id, line_code));
CREATE TABLE adviser (adviser_id int PRIMARY KEY, adviser_name text NOT NULL, branch text NOT NULL);
CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, kind text NOT NULL, adviser_id int REFERENCES adviser, client_since date NOT NULL);
COMMENT ON COLUMN client.kind IS 'private or business';
CREATE TABLE quote (quote_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, line_code text NOT NULL REFERENCES product_line, insurer_id int NOT NULL REFERENCES insurer, annual_premium numeric(9,2) NOT NULL, quoted_on date NOT NULL, result text NOT NULL);
COMMENT ON COLUMN quote.result IS 'pending, bound, lost';
CREATE TABLE policy (
  policy_no text PRIMARY KEY,
  client_id int NOT NULL REFERENCES client,
  line_code text NOT NULL REFERENCES product_line,
  insurer_id int NOT NULL REFERENCES insurer,
  annual_premium numeric(9,2) NOT NULL,
  first_start date NOT NULL,
  renewal_date date NOT NULL,
  lapsed_on date,
  lapse_reason text
);
COMMENT ON COLUMN policy.renewal_date IS 'next renewal';
CREATE TABLE premium_history (policy_no text NOT NULL REFERENCES policy, year_start date NOT NULL, premium numeric(9,2) NOT NULL, PRIMARY KEY (policy_no, year_start));
CREATE TABLE commission_receipt (receipt_id int PRIMARY KEY, policy_no text NOT NULL REFERENCES policy, received_on date NOT NULL, amount numeric(8,2) NOT NULL, clawback boolean NOT NULL);
COMMENT ON COLUMN commission_receipt.clawback IS 'true when the insurer takes commission back; amount is then positive but paid by us';
